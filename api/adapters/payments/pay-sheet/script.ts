import { UPI_APPS } from './apps.ts';

/** Seconds between polls, once the buyer is back from an app. */
const ASK_AFTER_S = [0, 2, 3, 5, 8];
/** Seconds between questions while a code waits to be scanned. */
const QR_EVERY_S = 4;
/** Pixels of a saved code, from edge to edge. */
const SAVED_PX = 720;

/**
 * What the sheet does, for any provider. It is given a driver, made by the provider's own script:
 * `load(done, failed)`, `app(id, element, {ready, opened, failed})`, `qr(element, {ready, failed})`,
 * `hosted(failed)` and `isPicture`. In its own block, because all scripts of a page share one scope.
 */
export const SHEET_SCRIPT = `
{
  const main = document.querySelector('main');
  const { order, back } = main.dataset;
  const find = (id) => document.getElementById(id);
  const say = find('say');
  const more = find('more');
  const agent = navigator.userAgent;
  const system = /Android/.test(agent) ? 'android' : /iPhone|iPad/.test(agent) ? 'ios' : 'desktop';
  const inApp = /Instagram/.test(agent) ? 'instagram' : /FBAN|FBAV/.test(agent) ? 'facebook' : /; wv\\)/.test(agent) ? 'other' : 'none';
  const LAST = 'jaanu_upi_app';
  const store = (use) => { try { return use(localStorage); } catch { return null; } };
  let opened = null;
  let over = false;
  let asking = 0;
  let qrTimer;

  const measure = (step, app) => navigator.sendBeacon?.('/api/payment/step',
    new Blob([JSON.stringify({ step, app, system, inApp })], { type: 'application/json' }));
  const wait = (s) => new Promise((done) => setTimeout(done, s * 1000));
  const intoView = (part) => part.scrollIntoView({ block: 'nearest' });
  const tell = (text) => { say.textContent = text; say.classList.remove('waits'); if (text) intoView(say); };

  const ask = async () => {
    const answer = await fetch('/api/payment/verify', {
      method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId: order }),
    });
    if (!answer.ok) return {};
    const said = await answer.json();
    if (!said.success || over) return said;
    over = true;
    measure('paid', opened ?? 'hosted');
    location.replace(back);
    return said;
  };
  const inFiveWorkingDays = () => {
    const day = new Date();
    for (let n = 0; n < 5; ) { day.setDate(day.getDate() + 1); if (day.getDay() % 6) n++; }
    return day.toLocaleDateString('en-IN', { day: 'numeric', month: 'long' });
  };
  const tellPending = (reference) => {
    const first = document.createElement('strong');
    first.textContent = 'You need not pay again.';
    const rest = ' If your bank took the money it is credited by itself, or your bank returns it within five working days (by '
      + inFiveWorkingDays() + ').' + (reference ? ' Bank reference: ' + reference + '.' : '');
    // What is said already is not read out again.
    if (say.textContent === first.textContent + rest) return;
    say.replaceChildren(first, rest);
    say.classList.add('waits');
    intoView(say);
  };
  const askSoon = async () => {
    const mine = ++asking;
    tell('Asking after your payment\\u2026');
    let said = {};
    for (const s of [${ASK_AFTER_S.join(', ')}]) {
      await wait(s);
      if (mine !== asking || over) return;
      said = await ask().catch(() => ({}));
      if (over) return;
      if (said.bankPending) tellPending(said.bankReference);
      if (said.status === 'failed' || said.status === 'cancelled') break;
    }
    if (said.bankPending) return;
    if (said.status === 'failed' || said.status === 'cancelled') tell('That payment did not go through. No messages were added; try again, or pay another way.');
    else tell('No payment has arrived yet. If you paid, stay here: it is looked after. Otherwise choose how to pay.');
  };
  const comeBack = () => { if (opened && !over) { measure('returned', opened); void askSoon(); } };
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') comeBack(); });
  addEventListener('pageshow', ({ persisted }) => { if (!persisted) return; more.disabled = false; tell(''); if (opened) comeBack(); });
  find('packs').addEventListener('click', () => measure('given-up', opened ?? 'none'));

  const refuse = () => {
    tell('The payment page does not open. A blocker or a weak network may be in the way. Try again, or go back and choose the pack again.');
    more.textContent = 'Try again';
    more.onclick = () => location.reload();
    more.hidden = false;
  };
  const driver = upiDriver(main.dataset);

  const showQr = () => {
    find('scan').hidden = false;
    find('other').hidden = true;
    driver.qr(find('qr'), {
      ready: () => {
        opened ??= 'qr';
        measure('opened', 'qr');
        intoView(find('qr'));
        find('save').hidden = !driver.isPicture;
        const ends = Date.now() + Number(main.dataset.seconds) * 1000;
        let n = 0;
        qrTimer = setInterval(() => {
          const left = Math.max(0, Math.ceil((ends - Date.now()) / 1000));
          find('left').textContent = left > 0
            ? 'Scan with any UPI app. ' + Math.floor(left / 60) + ':' + String(left % 60).padStart(2, '0') + ' left'
            : 'This code is over. Go back and choose the pack again.';
          if (left === 0) { clearInterval(qrTimer); find('qr').hidden = true; }
          if (++n % ${QR_EVERY_S} === 0 && document.visibilityState === 'visible' && !over) ask().catch(() => {});
        }, 1000);
      },
      failed: () => { find('scan').hidden = true; tell('No code can be shown here. Please pay another way.'); },
    });
  };
  const showApps = () => {
    const last = store((s) => s.getItem(LAST));
    const list = find('apps');
    const all = ${JSON.stringify(UPI_APPS)};
    all.sort((a, b) => (b.id === last) - (a.id === last));
    let left = all.length;
    for (const { id, name } of all) {
      const item = document.createElement('li');
      const box = document.createElement('div');
      box.id = 'app-' + id;
      item.append(box);
      list.append(item);
      driver.app(id, name, box, {
        ready: () => { find('other').hidden = false; },
        opened: () => {
          opened = id;
          store((s) => s.setItem(LAST, id));
          measure('opened', id);
          tell('Pay in the app, then come back here.');
        },
        failed: () => {
          item.remove();
          if (--left === 0) tell('No UPI app opens from here. Pay another way, or open this page in your browser.');
        },
      });
    }
  };

  const label = more.textContent;
  const toHosted = () => {
    opened ??= 'hosted';
    measure('opened', 'hosted');
    tell('Opening the payment page\\u2026');
    more.disabled = true;
    driver.hosted(() => { more.disabled = false; refuse(); });
  };
  find('other').onclick = showQr;
  // As pixels: UPI apps read codes from the gallery, and no gallery shows drawings.
  find('save').onclick = async () => {
    const size = ${SAVED_PX};
    const code = find('qr').querySelector('svg').cloneNode(true);
    code.setAttribute('width', size);
    code.setAttribute('height', size);
    const picture = new Image();
    picture.src = 'data:image/svg+xml,' + encodeURIComponent(new XMLSerializer().serializeToString(code));
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size, size);
    pen.drawImage(picture, 0, 0, size, size);
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = 'jaanu-upi.png';
    link.click();
  };
  const start = () => {
    tell('');
    more.textContent = label;
    more.onclick = toHosted;
    more.hidden = false;
    if (system === 'desktop') showQr();
    else showApps();
  };
  tell('One moment\\u2026');
  driver.load(start, refuse);
}
`;
