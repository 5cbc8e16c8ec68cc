import { type ComponentType, useEffect, useState } from 'react';
import { PlainToast } from './PlainToast.tsx';
import type { ToastProps, ToastText } from './toast-text.ts';

interface Props {
  notice: ToastText | null;
  /** One will come in a moment. */
  isExpected?: boolean;
  onHide: () => void;
}

/** The place of toasts: fetches their code with the first one, and does with less where it cannot. */
export const Toaster = ({ notice, isExpected = false, onHide }: Props) => {
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null);
  // One that is put away is kept until the next: it may still be moving out.
  const [last, setLast] = useState<{ notice: ToastText; serial: number } | null>(null);
  if (notice && notice !== last?.notice) setLast({ notice, serial: (last?.serial ?? 0) + 1 });

  const isNeeded = isExpected || notice !== null;
  useEffect(() => {
    if (!isNeeded || Toast) return;
    import('./Toast.tsx').then(
      (toast) => setToast(() => toast.Toast),
      () => setToast(() => PlainToast),
    );
  }, [isNeeded, Toast]);

  if (!Toast || !last) return null;
  return <Toast key={last.serial} notice={last.notice} isOpen={notice !== null} onHide={onHide} />;
};
