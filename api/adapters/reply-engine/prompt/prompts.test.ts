import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companions } from '#content-reader/kinds/companions.ts';
import { prompts } from '#content-reader/kinds/prompts.ts';
import { readKind } from '#content-reader/read.ts';
import { CONTENT, turnOf } from '../scripted/testing.ts';
import { createPrompts, type PromptShape } from './compose.ts';
import { loadPortraits } from './portraits.ts';

const NOW = new Date('2026-11-22T15:05:00Z');
const SHAPE: PromptShape = {
  historyTokens: 2500,
  note: 'system',
  portrait: 'whole',
  lettersPerToken: { latin: 2.8, indic: 2 },
};

/** A stable part beyond this costs more than all of a chat. */
const MOST = 6000;

const compose = createPrompts({
  portraits: await loadPortraits(CONTENT),
  labels: ['Name'],
  converse: undefined,
  now: () => NOW,
});
const people = await readKind(CONTENT, companions);
const newest = (await readKind(CONTENT, prompts))
  .filter(({ data }) => data.promptVersion === 'v1.1')
  .map(({ data, body }) => ({ chatType: data.promptFor, prompt: body }));

const pairs = people.flatMap(({ data }) =>
  newest
    .filter(({ chatType }) => data.suitableForChatTypes.includes(chatType))
    .map((one) => ({ ...one, data })),
);

const promptOf = ({ data, chatType, prompt }: (typeof pairs)[number], shape = SHAPE) => {
  const { age, city, work, voice, gallery, ...row } = data;
  const companion = { ...row, persona: { age, city, work, voice, gallery } };
  return compose(turnOf('hello', { companion, chatType, prompt }), shape);
};

describe.each(people.map(({ data }) => data.urlName))('the prompts of %s', (urlName) => {
  const hers = pairs.filter(({ data }) => data.urlName === urlName);

  it('are as they were', async () => {
    for (const pair of hers) {
      const [system] = promptOf(pair).messages;
      const file = join('__snapshots__', urlName, `${pair.chatType}.md`);
      await expect(`${system?.content}\n`).toMatchFileSnapshot(file);
    }
  });

  it('have no gap, and hold to their size', () => {
    for (const pair of hers) {
      const { messages, tokens } = promptOf(pair);
      expect(messages[0]?.content).not.toMatch(/\{\{|undefined|: ""/);
      expect(tokens.stable).toBeLessThan(MOST);
    }
  });
});

it('are of these sizes in tokens', () => {
  const table = pairs.map((pair) => {
    const { stable, note } = promptOf(pair).tokens;
    const short = promptOf(pair, { ...SHAPE, portrait: 'short' }).tokens.stable;
    const name = `${pair.data.urlName.padEnd(10)} ${pair.chatType.padEnd(9)}`;
    return `${name} ${stable} (short ${short}) + ${note}`;
  });
  console.log(table.join('\n'));
  expect(table).toMatchSnapshot();
});
