import { useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/Icon.tsx';
import styles from './install.module.css';

/** What Chromium offers where the app can be installed; `layouts/before-paint.ts` keeps it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    jaanuInstall?: InstallOffer;
  }
  interface Navigator {
    /** Safari on a phone alone knows it. */
    standalone?: boolean;
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isIPhone = () => navigator.standalone === false;

/** How this browser puts the app on the home screen; fetched only when it is time to say so. */
export const InstallHint = ({ onPutAway }: { onPutAway: () => void }) => {
  const [offer, setOffer] = useState(window.jaanuInstall);
  useEffect(() => {
    const take = () => setOffer(window.jaanuInstall);
    window.addEventListener('beforeinstallprompt', take);
    return () => window.removeEventListener('beforeinstallprompt', take);
  }, []);
  if (isInstalled() || (!offer && !isIPhone())) return null;
  return (
    <section className={styles.hint} aria-labelledby="install-title">
      <h2 id="install-title" className={styles.title}>
        Keep Jaanu close
      </h2>
      <p className={styles.text}>
        {offer
          ? 'On your home screen it opens like an app, without the address bar.'
          : 'Tap Share, then “Add to Home Screen”: it opens like an app, without the address bar.'}
      </p>
      <div className={styles.answers}>
        {offer && (
          <button
            type="button"
            className={button.button}
            onClick={() => {
              void offer.prompt();
              onPutAway();
            }}
          >
            <Icon name="plus" size={20} />
            Install
          </button>
        )}
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={onPutAway}>
          Not now
        </button>
      </div>
    </section>
  );
};
