import { Icon } from '../Icon.tsx';
import styles from './toast.module.css';
import type { ToastProps } from './toast-text.ts';

/** A toast that can be read and closed, and no more: for a page that has lost its network. */
export const PlainToast = ({ notice, onHide }: Pick<ToastProps, 'notice' | 'onHide'>) => (
  <div className={styles.region}>
    <div
      className={styles.toast}
      role={notice.isDestructive ? 'alert' : 'status'}
      data-destructive={notice.isDestructive}
    >
      <ToastBody notice={notice} onHide={onHide} />
    </div>
  </div>
);

/** The words of a toast and its cross. */
export const ToastBody = ({ notice, onHide }: Pick<ToastProps, 'notice' | 'onHide'>) => (
  <>
    <div>
      <p className={styles.title}>{notice.title}</p>
      <p>{notice.text}</p>
    </div>
    <button type="button" className={styles.close} aria-label="Close" onClick={onHide}>
      <Icon name="close" size={20} />
    </button>
  </>
);
