import { useEffect } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './toast.module.css';
import { ACTION_TOAST_MS, TOAST_MS, type ToastProps } from './toast-text.ts';

/** A toast that can only be read and closed, for a page that has lost its network. */
export const PlainToast = ({ notice, isOpen, onHide }: ToastProps) => {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onHide, notice.action ? ACTION_TOAST_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [isOpen, onHide, notice]);

  if (!isOpen) return null;
  return (
    <div className={styles.region}>
      <div
        className={styles.toast}
        role={notice.isDestructive ? 'alert' : 'status'}
        data-destructive={notice.isDestructive}
      >
        <div>
          <p className={styles.title}>{notice.title}</p>
          <p>{notice.text}</p>
        </div>
        {notice.action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              onHide();
              notice.action?.act();
            }}
          >
            {notice.action.label}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Close" onClick={onHide}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </div>
  );
};
