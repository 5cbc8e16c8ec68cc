import { describe, expect, it } from 'vitest';
import { companions } from '#content-reader/kinds/companions.ts';
import { prompts } from '#content-reader/kinds/prompts.ts';
import { readKind } from '#content-reader/read.ts';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { activeVersion } from '../../../domain/chat/prompt-version.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { CONTENT, turnOf } from '../scripted/testing.ts';
import { createPrompts, type PromptParts, type PromptShape } from './compose.ts';
import { loadPortraits } from './portraits.ts';

const NOW = new Date('2026-11-22T15:05:00Z');
const SHAPE: PromptShape = {
  historyTokens: 2500,
  note: 'system',
  portrait: 'whole',
  lettersPerToken: { latin: 2.8, indic: 2 },
};

/** A stable part beyond this costs more than most chats. */
const MOST = 2100;

const portraits = await loadPortraits(CONTENT);
const compose = createPrompts({
  portraits,
  labels: ['Name'],
  converse: undefined,
  now: () => NOW,
});
const people = await readKind(CONTENT, companions);
const written = await readKind(CONTENT, prompts);
const versions = written.map(({ data }) => ({ ...data, activatedAt: null }));
const newest = CHAT_TYPES.flatMap((chatType) => {
  const version = activeVersion(versions.filter(({ promptFor }) => promptFor === chatType));
  return written
    .filter(({ data }) => data.promptFor === chatType && data.promptVersion === version)
    .map(({ body }) => ({ chatType, version, prompt: body }));
});

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

it.each(pairs.map((pair) => [pair.data.urlName, pair.chatType, pair] as const))(
  'the prompt of %s, %s, has all of her without a gap, and holds to its size',
  (_, chatType, pair) => {
    const { messages, tokens } = promptOf(pair);
    const text = messages[0]?.content ?? '';
    expect(text).not.toMatch(/\{\{|undefined|: ""/);
    const portrait = portraits.get(pair.data.name);
    expect(text).toContain(portrait?.profile);
    expect(text).toContain(portrait?.facts.get('mother'));
    // Four exchanges of each mix.
    expect(text.match(/^> /gm)).toHaveLength(12);
    if (chatType === 'erotic') expect(text).toContain('on-explicit');
    expect(tokens.stable).toBeLessThan(MOST);
    expect(promptOf(pair, { ...SHAPE, portrait: 'short' }).tokens.stable).toBeLessThan(
      tokens.stable,
    );
  },
);

it('are of these sizes in tokens', () => {
  const table = pairs.map((pair) => {
    const { stable, note } = promptOf(pair).tokens;
    const short = promptOf(pair, { ...SHAPE, portrait: 'short' }).tokens.stable;
    const name = `${pair.data.urlName.padEnd(10)} ${pair.chatType.padEnd(9)}`;
    return `${name} ${stable} (short ${short}) + ${note}`;
  });
  console.log(table.join('\n'));
  expect(table).toHaveLength(pairs.length);
});

describe('a companion of this test', () => {
  const asha = {
    name: 'Asha Test',
    aboutMe: 'Keeps a lighthouse.',
    interests: ['tides', 'tea'],
    persona: {
      age: 30,
      city: 'Kollam',
      work: 'lighthouse keeper',
      voice: { hinglish: 0.3, petNames: ['yaar'], emoji: ['🌊'], catchphrases: ['Mind the step.'] },
      gallery: [],
    },
  };
  const own = new Map([
    [
      asha.name,
      {
        profile: 'Asha counts ships.\n\n### What she is like\n\nPatient.',
        facts: new Map([
          ['mother', 'Leela, who mends nets.'],
          ['tea', 'Black, with salt on my lips.'],
        ]),
        examples: [['> hi\nAhoy.'], ['> kaisi ho\nTheek hoon.'], []],
      },
    ],
  ]);
  const prompt =
    'You are {{name}}, {{age}}, of {{city}}: {{work}}; {{interests}}. "{{aboutMe}}"\n\n{{profile}}\n\n{{facts}}\n\n{{style}}\n\n{{nothing}}\n\n{{examples}}';
  const composed = (said: string, shape = SHAPE, written = prompt) =>
    createPrompts({ portraits: own, labels: ['Name'], converse, now: () => NOW })(
      turnOf(said, { companion: asha, prompt: written }),
      shape,
    );
  /** Detects what the visitor asks about her, as the built-in engine would. */
  const converse = ((turn: ReplyTurn) => ({
    state: '',
    why: /chai/.test(turn.history.at(-1)?.content ?? '') ? ['fact tea 0.81'] : ['smalltalk'],
  })) as unknown as PromptParts['converse'];

  it('has the same prompt as ever', async () => {
    const [system] = composed('hello').messages;
    await expect(`${system?.content}\n`).toMatchFileSnapshot('__snapshots__/asha.md');
    const [short] = composed('hello', { ...SHAPE, portrait: 'short' }).messages;
    await expect(`${short?.content}\n`).toMatchFileSnapshot('__snapshots__/asha.short.md');
  });

  it.each(newest)('has a whole prompt of $chatType as it always was', async (one) => {
    const [system] = composed('hello', SHAPE, one.prompt).messages;
    await expect(`${system?.content}\n`).toMatchFileSnapshot(
      `__snapshots__/asha.${one.chatType}.${one.version}.md`,
    );
  });

  it('gets a fact in the note once it is asked about', () => {
    expect(composed('hello').messages.at(-1)?.content).not.toContain('salt');
    const asked = composed('chai kaisi pasand hai?').messages;
    expect(asked[0]?.content).not.toContain('salt');
    expect(asked.at(-1)?.content).toContain('never contradict: "Black, with salt on my lips."');
  });
});
