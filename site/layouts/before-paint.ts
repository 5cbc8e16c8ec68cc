/**
 * What every page of the app does before it is painted, ahead of its island: the portrait that was
 * tapped is carried along, a shared phone is kept discreet, what was erased is not shown again, and
 * the browser's offer to install waits. It is inlined in the page, so it uses nothing from outside itself.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  const { title } = document;
  // Icon, manifest and colour, each with another that says nothing.
  const signs = [...document.head.querySelectorAll<HTMLElement>('[data-plain]')].map((sign) => {
    const name = sign.hasAttribute('href') ? 'href' : 'content';
    return { sign, name, own: sign.getAttribute(name) ?? '', plain: sign.dataset.plain ?? '' };
  });
  const fromStorage = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  // A handoff has signed this browser in, so it no longer counts as signed out or erased.
  if (/(?:^|; )jaanu_arrived=/.test(document.cookie)) {
    // biome-ignore lint/suspicious/noDocumentCookie: it has to be gone before the island begins
    document.cookie = 'jaanu_arrived=; Path=/; Max-Age=0';
    fromStorage(() => localStorage.removeItem('jaanu_erased'));
  }
  const isKept = (key: string) => fromStorage(() => localStorage.getItem(key)) !== null;
  const isDiscreet = () => root.hasAttribute('data-discreet');

  const beDiscreet = () => {
    const wanted = isKept('jaanu_discreet');
    if (wanted === isDiscreet()) return;
    root.toggleAttribute('data-discreet', wanted);
    document.title = wanted ? 'Notes' : title;
    for (const { sign, name, own, plain } of signs) sign.setAttribute(name, wanted ? plain : own);
  };
  beDiscreet();
  window.addEventListener('storage', beDiscreet);

  const vanish = () => {
    root.style.visibility = 'hidden';
  };
  const hide = () => {
    vanish();
    location.replace('/notes');
  };
  // Back from the note pad leads to no page of ours either; who opens the app again is let in.
  const stayHidden = (isComingBack: boolean) => {
    if (!isDiscreet() || !fromStorage(() => sessionStorage.getItem('jaanu_hidden'))) return;
    if (isComingBack) hide();
    else sessionStorage.removeItem('jaanu_hidden');
  };
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  stayHidden(arrival?.type === 'back_forward');
  const hideForGood = () => {
    fromStorage(() => sessionStorage.setItem('jaanu_hidden', 'yes'));
    // What another app has shared is not kept for whoever looks next.
    fromStorage(() => sessionStorage.removeItem('jaanu_shared'));
    fromStorage(() => void caches.delete('shared').catch(() => {}));
    hide();
  };
  let escapedAt = Number.NEGATIVE_INFINITY;
  window.addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (key !== 'Escape' || repeat || !isDiscreet()) return;
    if (timeStamp - escapedAt < 700) hideForGood();
    escapedAt = timeStamp;
  });

  const carried = fromStorage(() => sessionStorage.getItem('jaanu_portrait'));
  if (carried) {
    const picture = `url(${JSON.stringify(carried)})`;
    // Of a whole portrait a round place shows about where the face is; a face fills it.
    const face = carried.includes('-face-') ? '50% / cover' : '50% 18% / 213% auto';
    root.dataset.carrying = '';
    root.style.setProperty('--carried', `${picture} 50% 20% / cover`);
    root.style.setProperty('--carried-face', `${picture} ${face}`);
    // The loading screen is only a stop on the way to her chat.
    if (!location.pathname.startsWith('/loading/')) sessionStorage.removeItem('jaanu_portrait');
  }
  window.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('[data-hide]')) {
        event.preventDefault();
        hideForGood();
      }
      const card = target.closest('[data-companion="card"]');
      const portrait = (card ?? document.querySelector('[data-companion="page"]'))?.querySelector(
        'img',
      );
      if (!portrait) return;
      for (const other of document.querySelectorAll('[data-carried]'))
        other.removeAttribute('data-carried');
      if (card) portrait.setAttribute('data-carried', '');
      fromStorage(() => sessionStorage.setItem('jaanu_portrait', portrait.currentSrc));
    },
    true,
  );

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Its time in the browser's memory is caught up with; whose portrait went along then is over.
    fromStorage(() => sessionStorage.removeItem('jaanu_portrait'));
    beDiscreet();
    stayHidden(true);
    if (!isKept('jaanu_erased')) return;
    vanish();
    location.reload();
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    Object.assign(window, { jaanuInstall: event });
  });
}
