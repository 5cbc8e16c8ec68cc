import { expect, it } from 'vitest';
import { createScriptedEngine } from './engine.ts';
import { loadConversation } from './load-conversation.ts';
import { allCompanions, CONTENT, seeded, turnOf } from './testing.ts';

const converse = await loadConversation(CONTENT, { findFacts: () => [] });
const [companion] = await allCompanions();

it('three other replies are found to "I love rain", though few lines are on it', async () => {
  if (!companion) throw new Error('There is nobody');
  const engine = createScriptedEngine({
    converse,
    now: () => new Date(),
    random: seeded(7),
    pause: async () => {},
  });
  const said: string[] = [];
  while (said.length < 4) {
    let text = '';
    const turn = turnOf('I love rain', { companion, avoid: [...said] });
    for await (const event of engine.reply(turn, new AbortController().signal))
      if (event.type === 'delta') text += event.text;
    said.push(text);
  }
  expect(new Set(said).size).toBe(4);
});
