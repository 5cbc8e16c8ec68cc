import { describe, expect, it } from 'vitest';
import { firstWordsOf, SILENT } from './talk/bank.ts';
import { loadBank } from './talk/load-bank.ts';
import { readState, writeState } from './talk/state.ts';
import { allCompanions, CONTENT, conversation, lastReply, seeded, turnOf } from './testing.ts';

const { answered, happenings, mentions, saidToHer, subjects, voices } = await loadBank(CONTENT);
const riya = (await allCompanions()).find(({ name }) => name.startsWith('Riya'));
const NOON = new Date('2026-11-22T06:30:00Z');

/** What she says to a message right after she has put a plain question. */
function answerTo(question: string, her: string, content: string, companion = riya) {
  const state = writeState({ ...readState(null), count: 3, asked: { question } });
  const history = [
    { sender: 'ai' as const, content: her },
    { sender: 'user' as const, content },
  ];
  const { text, why } = conversation(
    turnOf(content, { history, state, ...(companion && { companion }) }),
    state,
    NOON,
    seeded(3),
  );
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
    expect(text).toContain(`${saidTo(-1)?.english} `);
    expect(why).toMatch(/answered .* \+ /);
  });

  it.each([
    'haha',
    'ok',
    'no no, i never said i drink tea',
    'my father died this morning',
    'I was asking about your brother',
    'bye, good night',
    'alone, as always',
    'wapas nahi aayegi woh',
    'zindagi se thak gaya hu',
    'every night i cry',
  ])('is none: %s', (said) => {
    expect(answerTo(CHAI, HER, said).why).not.toContain('answered');
  });
});

describe('the first message of a chat', () => {
  it.each([...voices])('to %s is answered by what is written for her first words', (_, voice) => {
    const ids = firstWordsOf(voice).map(([id]) => id);
    expect(Object.keys(voice.answered).toSorted()).toEqual(ids.toSorted());
  });

  it('is greeted by name, and what it tells is met', () => {
    const [id = '', words] = firstWordsOf(voices.get('riya') ?? SILENT)[0] ?? [];
    const { text, why } = answerTo(
      id,
      words?.english ?? '',
      "I'm Mohit. Mother's halwa on Sunday",
      riya,
    );
    expect(why).toMatch(/^introduce \+ /);
    expect(text).toContain('Mohit');
  });
});

describe('whoever takes leave', () => {
  it.each(['sar chakra raha hai, chalta hu', 'मन बहुत भारी है, चलता हूँ', 'bukhar hai, chalta hu ab'])(
    'unwell is let go softly: %s',
    (said) => {
      expect(lastReply('Riya', 'hi', said)?.why.join()).toContain('farewell softly');
    },
  );

  it('for work is let go as ever', () => {
    const reply = lastReply('Riya', 'hi', 'बिजली आ गई, अब चलता हूँ काम पर');
    expect(reply?.why.join()).toMatch(/^farewell(?! softly)/);
  });
});

describe('what wants something of its own', () => {
  const [id = '', words] = firstWordsOf(voices.get('riya') ?? SILENT)[0] ?? [];

  it.each([
    ['Send me a photo', 'want-photo'],
    ['ek joke sunao', 'want-joke'],
    ['let me be', ''],
    ['my microwave is smarter than you', ''],
    ['I want to make you my wife', ''],
    ['third time you are saying it', ''],
    ['मुँह बंद रखो अपना', ''],
  ])('is no answer to her first words: %s', (said, what) => {
    const { why } = answerTo(id, words?.english ?? '', said);
    expect(why).not.toContain('answered');
    expect(why).toContain(what);
  });
});

describe('whoever may go for good', () => {
  it.each([
    'nobody will miss me. good night Riya, good talk',
    'this is the end. goodbye Riya, thank you so much',
    'ab main bhi chalti hu maa ke paas',
    'ab chalta hu bhagwan ke paas',
    'thak gaya hu sabse. chalta hu, sab khush rahna',
  ])('is bid no light farewell: %s', (said) => {
    expect(lastReply('Riya', 'hi', said)?.why.join()).toContain('farewell softly');
  });

  it('nor is anybody who has just told of something grave', () => {
    const reply = lastReply('Riya', 'mujhe cancer hai', 'chalo ab nikalta hu Riya');
    expect(reply?.why.join()).toContain('farewell softly');
  });
});

describe('words for somebody', () => {
  it('are for whoever was named before, where nothing parts them', () => {
    const line = 'give me one thing to say to her';
    expect(lastReply('Riya', 'My daughter leaves for college', line)?.why.join()).toContain(
      'made/',
    );
    expect(lastReply('Riya', 'my wife wants a divorce', line)?.why.join()).not.toContain('made/');
  });

  it('are written once it is known for whom', () => {
    expect(lastReply('Noor', 'hi', 'ek message likh do')?.why.join()).toContain('asks for whom');
    const reply = lastReply('Noor', 'hi', 'ek message likh do', 'my wife, her name is Rita');
    expect(reply?.why.join()).toContain('made/lines/to-wife');
  });

  it('are none to somebody who may have died', () => {
    const reply = lastReply('Noor', 'papa nahi rahe kal', 'ek message likh do', 'papa ke liye');
    expect(reply?.why.join()).not.toContain('made/lines');
  });
});

describe('what only sounds like something else', () => {
  it.each([
    ['adha number de diya, mehnat toh ki thi usne', /want-number/],
    ['My daughter says so, I dont know anything about that', /topic-closed/],
    ['my life is nothing, girls tell everyone I am a joke', /want-joke/],
    ['sorry kaise bolu use?', /owns up/],
  ])('is not: %s', (said, why) => {
    expect(lastReply('Riya', 'hi', said)?.why.join()).not.toMatch(why);
  });

  it('is a fact that is told as a question', () => {
    const said = "Did you know a ship's engine is as tall as a house?";
    expect(lastReply('Riya', 'hi', said)?.why.join()).toContain('learns something');
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
