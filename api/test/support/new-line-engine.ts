import { randomUUID } from 'node:crypto';
import type { ReplyEngine } from '../../domain/ports.ts';

/** Says what nobody has said before, whatever it is told. */
export const newLineEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ state }) {
    const text = `Words ${randomUUID()}.`;
    yield { type: 'delta', text };
    yield { type: 'state', state: JSON.stringify({ length: state?.length ?? 0, text }) };
    yield { type: 'finish', reason: 'stop' };
  },
};
