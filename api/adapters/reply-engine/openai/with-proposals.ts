import type { ReplyEngine } from '../../../domain/ports.ts';
import { ASK_FOR_PROPOSALS, readProposals } from './read-proposals.ts';

/** An engine that is a model, asked in the same call for replies to propose to the visitor. */
export const withProposals = (engine: ReplyEngine): ReplyEngine => ({
  historyLimit: engine.historyLimit,
  async *reply(turn, signal) {
    // In a grave moment nothing is proposed.
    if (turn.mood) {
      yield* engine.reply(turn, signal);
      return;
    }
    const prompt = [turn.prompt, ASK_FOR_PROPOSALS].filter(Boolean).join('\n\n');
    const heard = readProposals();
    for await (const event of engine.reply({ ...turn, prompt }, signal)) {
      if (event.type === 'delta') {
        const text = heard.add(event.text);
        if (text) yield { type: 'delta', text };
        continue;
      }
      if (event.type === 'finish') {
        const { words, proposals } = heard.end();
        if (words) yield { type: 'delta', text: words };
        if (proposals.length > 0) yield { type: 'suggestions', suggestions: proposals };
      }
      yield event;
    }
  },
});
