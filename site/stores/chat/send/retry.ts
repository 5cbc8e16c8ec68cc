import type { Environment } from '../../../browser/environment/environment.ts';
import { ApiError, isLost } from '../../../browser/request/api-error.ts';

/** Pauses before each repeat, in milliseconds. */
export const RETRY_PAUSES_MS = [300, 1000, 2500];

/** How long a visitor who looks on is kept waiting for a network, in milliseconds. */
export const OFFLINE_PATIENCE_MS = 10_000;

type Surroundings = Pick<Environment, 'clock' | 'presence'>;

/**
 * Waits until another try makes sense: a pause, or less when the network or the reader comes back;
 * more while nobody looks. False when the network stays away while somebody waits for it.
 */
const untilWorthwhile = ({ clock, presence }: Surroundings, pause: number): Promise<boolean> =>
  new Promise((resolve) => {
    const finish = (isWorthwhile: boolean) => {
      stopTimer();
      stopListening();
      resolve(isWorthwhile);
    };
    const look = () => {
      stopTimer();
      if (!presence.isVisible()) return;
      if (presence.isOnline()) finish(true);
      else stopTimer = clock.after(OFFLINE_PATIENCE_MS, () => finish(false));
    };
    let stopTimer = clock.after(pause, look);
    const stopListening = presence.onChange(look);
  });

/**
 * Runs a call, and runs it again a few times when it goes missing on the way. Any other refusal,
 * and the last loss, is thrown.
 * @param onLost called each time before the wait
 */
export const withRetries = async <Answer>(
  surroundings: Surroundings,
  call: () => Promise<Answer>,
  onLost: () => void,
): Promise<Answer> => {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost();
      const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
      if (!(await untilWorthwhile(surroundings, Math.max(pause, asked)))) throw error;
    }
  }
  return call();
};
