/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;

/** What a toast says. */
export interface ToastText {
  title: string;
  text: string;
  /** Something went wrong. */
  isDestructive?: boolean;
}

/** A toast and what can be done with it. */
export interface ToastProps {
  notice: ToastText;
  /** False once it was put away; it may still be on its way out. */
  isOpen: boolean;
  onHide: () => void;
}
