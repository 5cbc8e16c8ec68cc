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
  onHide: () => void;
  /** Somebody reads, points at or drags it: its time stands still until `onResume`. */
  onPause: () => void;
  onResume: () => void;
}
