import type { ReplyEngine } from '../../domain/ports.ts';

/** Repeats its input, in two pieces. */
export const echoEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply({ kind, history }) {
    yield { type: 'delta', text: kind === 'welcome' ? 'Welcome' : 'You said: ' };
    yield { type: 'delta', text: kind === 'welcome' ? '!' : (history.at(-1)?.content ?? '') };
    yield { type: 'state', state: JSON.stringify({ count: history.length }) };
    yield { type: 'finish', reason: 'stop' };
  },
};
