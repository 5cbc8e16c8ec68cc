import { createHash } from 'node:crypto';
import { appendFile } from 'node:fs/promises';

/**
 * A list outside the database of erased visitors: the instant and a digest of the visitor's id, which reveals nothing
 * without a copy of the database. A file that cannot be written prevents no erasure: then the line goes to the log.
 * @param file undefined: none is kept
 */
export const createErasedList =
  (
    file: string | undefined,
    { now, log }: { now: () => Date; log: { error(data: object, text: string): void } },
  ) =>
  async (userId: string): Promise<void> => {
    if (!file) return;
    const digest = createHash('sha256').update(userId).digest('hex');
    const line = `${now().toISOString()} ${digest}`;
    try {
      await appendFile(file, `${line}\n`, { mode: 0o600, flush: true });
    } catch (err) {
      log.error({ err, line }, 'The list of the erased cannot be written: add this line to it');
    }
  };
