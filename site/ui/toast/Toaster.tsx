import { type ComponentType, useEffect, useState } from 'react';
import { PlainToast } from './PlainToast.tsx';
import type { ToastProps, ToastText } from './toast-text.ts';

/** A notice does not wait longer for the code that shows it best. */
export const PATIENCE_MS = 3000;

type Shown = ComponentType<ToastProps> | null;

interface Props {
  notice: ToastText | null;
  /** One will come in a moment. */
  isExpected?: boolean;
  onHide: () => void;
}

/** The place of toasts: fetches their code with the first one, and does with less where that does not come. */
export const Toaster = ({ notice, isExpected = false, onHide }: Props) => {
  const [Toast, setToast] = useState<Shown>(null);
  // A dismissed one is kept until the next: it may still be moving out.
  const [last, setLast] = useState<{ notice: ToastText; serial: number } | null>(null);
  if (notice && notice !== last?.notice) setLast({ notice, serial: (last?.serial ?? 0) + 1 });

  const isNeeded = isExpected || notice !== null;
  useEffect(() => {
    if (!isNeeded || Toast) return;
    import('./Toast.tsx').then(
      (toast) => setToast((now: Shown) => now ?? toast.Toast),
      () => setToast(() => PlainToast),
    );
  }, [isNeeded, Toast]);

  useEffect(() => {
    if (!notice || Toast) return;
    const timer = setTimeout(() => setToast(() => PlainToast), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [notice, Toast]);

  if (!Toast || !last) return null;
  return <Toast key={last.serial} notice={last.notice} isOpen={notice !== null} onHide={onHide} />;
};
