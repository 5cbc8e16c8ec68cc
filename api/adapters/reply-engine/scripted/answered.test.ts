import { describe, expect, it } from 'vitest';
import { loadBank } from './talk/load-bank.ts';
import { readState, writeState } from './talk/state.ts';
import { CONTENT, conversation, seeded, turnOf } from './testing.ts';

const { answered, happenings, mentions, saidToHer, subjects } = await loadBank(CONTENT);
const NOON = new Date('2026-11-22T06:30:00Z');

/** What she says to a message right after she has put a plain question. */
function answerTo(question: string, her: string, content: string) {
  const state = writeState({ ...readState(null), count: 3, asked: { question } });
  const history = [
    { sender: 'ai' as const, content: her },
    { sender: 'user' as const, content },
  ];
  const { text, why } = conversation(turnOf(content, { history, state }), state, NOON, seeded(3));
  return { text, why: why.join() };
}

const CHAI = 'mention/food-home/chai';
const HER = 'Half the point of tea is having a reason to sit down. Strong and sweet, or light?';
const saidTo = (at: number) => answered.get(CHAI)?.at(at)?.say;

describe('an answer to a plain question of hers', () => {
  it('is taken up by what was written for its words', () => {
    const { text, why } = answerTo(CHAI, HER, 'kadak wali, adrak ke saath');
    expect(why).toContain(`answered ${CHAI}`);
    expect(text).toContain(saidTo(0)?.hinglish);
  });

  it('is taken up whatever it is', () => {
    expect(answerTo(CHAI, HER, 'whatever the stall at the corner makes').text).toBe(
      saidTo(-1)?.english,
    );
  });

  it('is taken up before what is asked beside it', () => {
    const { text, why } = answerTo(CHAI, HER, 'whatever the stall makes. where do you live?');
    expect(text.startsWith(saidTo(-1)?.english ?? '?')).toBe(true);
    expect(why).toMatch(/answered .* \+ /);
  });

  it.each([
    'haha',
    'ok',
    'no no, i never said i drink tea',
    'my father died this morning',
    'I was asking about your brother',
    'bye, good night',
  ])('is none: %s', (said) => {
    expect(answerTo(CHAI, HER, said).why).not.toContain('answered');
  });
});

describe('what is said to answers', () => {
  it('is of a question that is asked', () => {
    const asked = new Set([
      ...[...happenings, ...mentions, ...saidToHer].flatMap(({ id, ask }) => (ask ? id : [])),
      ...subjects.flatMap(({ id, ask }) => ask.english.map((_, at) => `${id}/${at + 1}`)),
    ]);
    expect([...answered.keys()].filter((id) => !asked.has(id))).toEqual([]);
  });

  it('asks nothing', () => {
    const asking = [...answered].flatMap(([id, replies]) =>
      replies.flatMap(({ say }) =>
        Object.values(say)
          .filter((text) => text.includes('?'))
          .map((text) => `${id}: ${text}`),
      ),
    );
    expect(asking).toEqual([]);
  });
});
