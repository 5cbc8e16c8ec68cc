import { randomUUID } from 'node:crypto';
import type { ReplyEngine } from '../../domain/ports.ts';

/** Says something new each time, whatever its input. */
export const newLineEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ state }) {
    // Letters alone: the guard takes many digits in a row for a telephone number.
    const word = randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
    const text = `Words ${word}.`;
    yield { type: 'delta', text };
    yield { type: 'state', state: JSON.stringify({ length: state?.length ?? 0, text }) };
    yield { type: 'finish', reason: 'stop' };
  },
};
