import { useEffect, useState } from 'react';
import { createSignInApi } from '../../browser/api/sign-in-api.ts';
import { findInApp, type InApp } from '../../browser/phone/in-app.ts';
import { createLeaving } from '../../stores/leave/leave-app.ts';
import button from '../../ui/button.module.css';
import { environment, user } from '../app.ts';
import { useStore } from '../use-store.ts';
import styles from './leave.module.css';
import { MenuPicture } from './MenuPicture.tsx';

/** The way to the phone's own browser; nothing where the page is there already. */
export const LeaveApp = () => {
  const [app] = useState(findInApp);
  return app ? <LeaveLine app={app} /> : null;
};

const LeaveLine = ({ app }: { app: InApp }) => {
  const [leaving] = useState(() =>
    createLeaving({ api: createSignInApi(environment), user, environment, app }),
  );
  const { phase, copied, url } = useStore(leaving.$leaving);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void leaving.look();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [leaving]);
  if (phase === 'gone') {
    return (
      <p className={styles.line} role="status">
        You went on in your browser. You can close this.
      </p>
    );
  }
  return (
    <section className={styles.line} aria-label="Open in your browser">
      <p className={styles.words}>
        {app.name ? `You are inside ${app.name}. ` : ''}
        Open in your browser, your chat comes along.
      </p>
      <button
        type="button"
        className={`${button.button} ${button.quiet}`}
        disabled={phase === 'leaving'}
        onClick={() => void leaving.leave()}
      >
        {phase === 'leaving' ? 'Opening...' : 'Open in browser'}
      </button>
      {phase === 'failed' && (
        <p className={styles.help} role="alert">
          That did not work. Please check your connection and try again.
        </p>
      )}
      {phase === 'stuck' && (
        <div className={styles.help} role="status">
          <MenuPicture />
          <p>
            It did not open? Tap <strong>⋯</strong> at the top, then{' '}
            <strong>Open in browser</strong>. Or copy the link, and paste it there within ten
            minutes.
          </p>
          {url && (
            <button type="button" className={button.button} onClick={() => void leaving.copy()}>
              {copied === 'yes' ? 'Copied!' : 'Copy link'}
            </button>
          )}
          {copied === 'failed' && (
            <p role="alert">
              It could not be copied. Here it is: <span className={styles.url}>{url}</span>
            </p>
          )}
        </div>
      )}
    </section>
  );
};
