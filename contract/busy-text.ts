/** The dialog text of a busy companion. */
export const busyText = (name: string): string =>
  `${name} is currently chatting with someone else. Please try again in a few minutes or choose another companion.`;
