/** How long a tap is felt, in milliseconds. */
export const BUZZ_MS = 10;
