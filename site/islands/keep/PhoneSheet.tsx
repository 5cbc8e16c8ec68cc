import { useState } from 'react';
import { writeClipboard } from '../../browser/environment/clipboard.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useSecondsUntil } from '../../ui/use-seconds-until.ts';
import styles from './keep.module.css';

interface Props {
  url: string;
  expiresAt: string;
  onClose: () => void;
}

/** A code that signs another phone in, once. */
export const PhoneSheet = ({ url, expiresAt, onClose }: Props) => {
  const left = useSecondsUntil(expiresAt);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = () =>
    writeClipboard(window)(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  return (
    <Dialog title="Scan with the other phone" onClose={onClose}>
      {left > 0 ? (
        <>
          <QrCode text={url} label="A code to scan with the other phone’s camera" />
          <p className={styles.centred} role="timer">
            Works once, for {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')} more
            minutes
          </p>
          <button
            type="button"
            className={`${button.button} ${button.quiet}`}
            onClick={() => void copy()}
          >
            {copied === 'yes' ? 'Copied!' : 'Copy the link'}
          </button>
          {copied === 'failed' && <p role="alert">The link could not be copied.</p>}
          <p className={styles.seen}>Show it to nobody: it opens your account.</p>
        </>
      ) : (
        <p>This code is over. Close this, and show a new one.</p>
      )}
    </Dialog>
  );
};
