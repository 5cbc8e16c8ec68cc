/** How long a tap is felt, in milliseconds. */
export const HAPTIC_MS = 10;
