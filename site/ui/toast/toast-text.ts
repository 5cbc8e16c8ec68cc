/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;

/** The same of one in which something can be done. */
export const ACTION_TOAST_MS = 12_000;

/** What a toast says. */
export interface ToastText {
  title: string;
  text: string;
  /** Something went wrong. */
  isDestructive?: boolean;
  /** What can be done about it, such as Undo. */
  action?: { label: string; act: () => void };
}

/** A toast and what can be done with it. */
export interface ToastProps {
  notice: ToastText;
  /** False once it was dismissed; it may still be moving out. */
  isOpen: boolean;
  onHide: () => void;
}
