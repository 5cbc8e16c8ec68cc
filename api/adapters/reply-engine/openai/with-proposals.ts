import type { ReplyEngine } from '../../../domain/ports.ts';
import { anotherWanted } from './another-wanted.ts';
import { ASK_FOR_PROPOSALS, readProposals } from './read-proposals.ts';

/**
 * An engine that is a model, asked in the same call for replies to propose to the visitor (none in a grave moment), and
 * told where another reply is wanted.
 */
export const withProposals = (engine: ReplyEngine): ReplyEngine => ({
  historyLimit: engine.historyLimit,
  async *reply(turn, signal) {
    const wishes = [anotherWanted(turn.avoid), turn.mood ? '' : ASK_FOR_PROPOSALS];
    const prompt = [turn.prompt, ...wishes].filter(Boolean).join('\n\n');
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
