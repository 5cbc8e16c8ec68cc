import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHAT_TYPES, type ChatType } from '#contract/chat-types.ts';
import type { ReplyTurn } from '../../../domain/ports.ts';
import { LANGUAGES } from '../../../domain/text/detect-language.ts';
import { linesFor } from './choose-line.ts';
import { composer } from './compose-reply.ts';
import { isMadeFrom } from './fill-line.ts';
import { loadReplies } from './load-replies.ts';
import { matchSubject } from './match-subject.ts';
import { allCompanions, CONTENT, seeded, turnOf } from './testing.ts';

const replies = await loadReplies(join(CONTENT, 'replies'));
const companions = await allCompanions();
const match = matchSubject(replies);
const compose = composer(replies, () => false);

const STOPS = `
stop
Stop!
STOP STOP STOP
stoppp
stop it
please stop
please stop it
stop please
plz stop yaar
ok stop now
no stop
please no, stop
no, stop
hey, stop.
stop 😡
stop bro
baby please stop
stop calling me babe
mujhe baby mat bolo
Stop. You are so beautiful but I said no.
uncomfortable
I'm uncomfortable
This makes me uncomfortable
you are making me uncomfortable babe
I am not comfortable
I don't like this
i dont like this please
no means no
No means no!
I said no
leave me alone
please stop flirting with me
ruko
ruk jao
ruko na please
bas karo
bas karo yaar
band karo
yeh sab band karo
mujhe accha nahi lag raha
Mujhe yeh sab acha nahi lag raha hai
nahi matlab nahi
na ka matlab na
aisi baatein mat karo
मुझे अच्छा नहीं लग रहा
मुझे अच्छा नहीं लग रहा है
रुको
रुक जाओ
बस करो
बंद करो प्लीज़
नहीं मतलब नहीं`;

const OTHERS = `
I am at the bus stop
non-stop work today
it rained non stop
I can't stop laughing
stop the car
don't stop
please don't stop
full stop
my ex won't stop calling me
my train does not stop here
I want to stop smoking
you should never stop dreaming
enough
I said
I told you
bas
nahi
the chair was uncomfortable
my boss makes me uncomfortable
she proposed and I said no
I don't like this song
mujhe office mein kaam accha nahi lag raha tha
light band karo bhai wala scene
gaadi ruk gayi thi`;

const listOf = (text: string) => text.trim().split('\n');

/** What she says to his messages, one after the other. */
const talk = (turn: Partial<ReplyTurn>, messages: string[], seed: number): string[] => {
  const random = seeded(seed);
  let history: ReplyTurn['history'] = [];
  return messages.map((content) => {
    history = [...history, { sender: 'user' as const, content }];
    const { text } = compose(turnOf(content, { ...turn, history }), random);
    history = [...history, { sender: 'ai', content: text }];
    return text;
  });
};

const linesOf = (subject: string, type: ChatType) =>
  LANGUAGES.flatMap((language) => linesFor(replies.get(subject)?.[language] ?? {}, type));

describe('asked to stop', () => {
  it.each(listOf(STOPS))('she hears it in: %s', (text) => {
    expect(match(text)).toBe('stop');
  });

  it.each(listOf(OTHERS))('she does not hear it in: %s', (text) => {
    expect(match(text)).not.toBe('stop');
  });

  it('says so at once, as every companion and in every chat type', () => {
    const said = linesOf('stop', 'friendly');
    companions.forEach((companion, seed) => {
      for (const chatType of CHAT_TYPES) {
        for (const text of ['please stop', 'ruk jao', 'रुको']) {
          const [, answer = ''] = talk({ companion, chatType }, ['kiss me', text], seed);
          expect(said).toContain(answer);
        }
      }
    });
  });

  it('answers the next small words plainly', () => {
    const said = linesOf('after-stop', 'friendly');
    for (const chatType of CHAT_TYPES) {
      for (const small of ['no', 'ok', 'hmm', 'nothing', 'the whole thing was long and late']) {
        const [, answer = ''] = talk({ chatType }, ['stop', small], 3);
        expect(said, small).toContain(answer);
      }
    }
  });

  it('goes on listening where something heavy came after it', () => {
    const said = linesOf('listening', 'friendly');
    expect(said).toContain(talk({}, ['stop', 'i feel so sad', 'ok'], 4)[2]);
    expect(said).not.toContain(talk({}, ['i feel so sad', 'stop', 'ok'], 4)[2]);
  });

  it('keeps to the lines of a friend for what he brings up next', () => {
    const own = [...replies.values()].flatMap((content) =>
      LANGUAGES.flatMap((language) => [
        ...(content[language].erotic ?? []),
        ...(content[language].romantic ?? []),
      ]),
    );
    const next = ['stop', 'chai', 'how are you', 'what are you doing', 'rain', 'music', 'food'];
    for (const chatType of ['erotic', 'romantic'] as const) {
      const before = [1, 2, 3].flatMap((seed) => talk({ chatType }, next.slice(1), seed));
      const after = [1, 2, 3].flatMap((seed) => talk({ chatType }, next, seed));
      const isOwn = (text: string) => own.some((line) => isMadeFrom(text, line));
      expect(before.some(isOwn)).toBe(true);
      expect(after.filter(isOwn)).toEqual([]);
    }
  });
});
