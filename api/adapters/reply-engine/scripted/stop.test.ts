import { describe, expect, it } from 'vitest';
import { CHAT_TYPES } from '#contract/chat-types.ts';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();

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
const whyOf = (text: string) => talk({}, [text], 1)[0]?.why.join() ?? '';

describe('asked to stop', () => {
  it.each(listOf(STOPS))('she hears it in: %s', (text) => {
    expect(whyOf(text)).toBe('stop');
  });

  it.each(listOf(OTHERS))('she does not hear it in: %s', (text) => {
    expect(whyOf(text)).not.toBe('stop');
  });

  it('stops at once, as every companion and in every chat type, and asks for no reason', () => {
    companions.forEach((companion, seed) => {
      for (const chatType of CHAT_TYPES) {
        for (const text of ['please stop', 'ruk jao', 'रुको']) {
          const [, answer] = talk({ companion, chatType }, ['kiss me', text], seed);
          expect(answer?.why).toEqual(['stop']);
          expect(answer?.text).not.toContain('?');
        }
      }
    });
  });

  it('answers the next small words plainly', () => {
    for (const chatType of CHAT_TYPES) {
      for (const small of ['no', 'ok', 'hmm', 'nothing']) {
        const [, answer] = talk({ chatType }, ['stop', small], 3);
        expect(answer?.why, small).toEqual(['after a stop']);
      }
    }
  });

  it('never comes back to the colour of a hot or romantic chat', () => {
    const next = [
      'stop',
      'chai',
      'how are you',
      'what are you doing',
      'rain',
      'music',
      'food',
      'haha',
      'ok',
    ];
    for (const chatType of ['erotic', 'romantic'] as const) {
      for (const companion of companions) {
        const why = [1, 2, 3].flatMap((seed) =>
          talk({ companion, chatType }, next, seed).flatMap((one) => one.why),
        );
        expect(why).not.toContain(`type ${chatType}`);
      }
    }
  });
});

it('nothing that flirts is said instead of what the rules chose, after she was asked to stop', () => {
  for (const companion of companions) {
    const [reply] = talk(
      { companion, chatType: 'romantic' },
      ['stop flirting with me', 'rate my line: are you wifi'],
      3,
    ).slice(-1);
    expect(reply?.why.join()).not.toMatch(/flirt|plays along/);
  }
});
