import { setTimeout as sleep } from 'node:timers/promises';
import type { ReplyEngine } from '../../domain/ports.ts';

/** Takes its time in the middle of each reply, as a model may. */
export const slowEngine = (ms: number): ReplyEngine => ({
  historyLimit: 4,
  async *reply() {
    yield { type: 'delta', text: 'One moment. ' };
    await sleep(ms);
    yield { type: 'delta', text: 'Here I am.' };
    yield { type: 'finish', reason: 'stop' };
  },
});
