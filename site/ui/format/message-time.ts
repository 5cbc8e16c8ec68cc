const CLOCK = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The time of a message that is on its way. */
export const NOW = 'Now';

/**
 * When a message was sent: 'Now' while it is on its way (its id begins with 'temp-'), else the time
 * in India.
 */
export const messageTime = (id: string, timestamp: string): string =>
  id.startsWith('temp-') ? NOW : CLOCK.format(new Date(timestamp));
