import { type ComponentType, useEffect, useState } from 'react';
import { PlainToast } from './PlainToast.tsx';
import type { ToastProps, ToastText } from './toast-text.ts';

interface Props extends Omit<ToastProps, 'notice'> {
  notice: ToastText | null;
  /** One will come in a moment. */
  isExpected?: boolean;
}

/** The place of toasts: fetches their code with the first one, and does with less where it cannot. */
export const Toaster = ({ notice, isExpected = false, ...handlers }: Props) => {
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null);
  const isNeeded = isExpected || notice !== null;
  useEffect(() => {
    if (!isNeeded || Toast) return;
    import('./Toast.tsx').then(
      (toast) => setToast(() => toast.Toast),
      () => setToast(() => PlainToast),
    );
  }, [isNeeded, Toast]);
  return notice && Toast ? <Toast notice={notice} {...handlers} /> : null;
};
