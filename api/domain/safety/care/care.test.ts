import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSafety } from '../../../adapters/safety/load-safety.ts';
import { createHearing } from '../hearing/hearing.ts';
import { createCare } from './care.ts';
import { CAREFREE, type CareState } from './state.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const { hearing } = await loadSafety(join(CONTENT, 'safety'));
const care = createCare(createHearing(hearing), {} as never, () => new Date('2026-11-23'));

/** What is decided about the last of some messages. */
function decided(messages: string[], from: CareState = CAREFREE) {
  let state = from;
  let decision = care.decide('', care.hear('', []), state);
  for (const text of messages) {
    decision = care.decide(text, care.hear(text, []), state);
    state = decision.next;
  }
  return decision;
}

const SOFT: CareState = { ...CAREFREE, soft: 4, isSoft: true };

describe('whoever lives a grown-up life', () => {
  const PUPIL = 'homework nahi kiya tha, class teacher ne aaj daanta';

  it('is not asked for an age at a word of school, in a later message neither', () => {
    expect(decided([PUPIL])).toMatchObject({ kind: 'care', lines: ['ask-age'] });
    expect(decided(['mere pati aaj der se aayenge', PUPIL]).kind).toBe('message');
  });

  it.each(['meri patni banogi?', 'main bade hoke teacher hu', 'main 9th me padhata hu'])(
    'is nobody who only says so: %s',
    (text) => {
      expect(decided([text, PUPIL])).toMatchObject({ kind: 'care' });
    },
  );

  it('is suspended all the same once an age under 18 is said', () => {
    expect(decided(['mere pati aaj der se aayenge', 'main 15 saal ka hoon']).kind).toBe('underage');
  });
});

describe('a number that was declined', () => {
  it.each([
    'oye 14416 kya? helpline? bas memory card kharab hua hai',
    'अरे नहीं, इतना भी बुरा हाल नहीं है, हेल्पलाइन की ज़रूरत नहीं',
  ])('ends the softness: %s', (text) => {
    expect(decided([text], SOFT)).toMatchObject({ kind: 'message', mood: undefined });
  });

  it.each([
    'helpline nahi chahiye, goliyan kha li hain maine',
    'i called the helpline and no one picked up, i want to die',
    'i dont want a helpline, i want to end my life',
    'helpline pe koi phone nahi uthata, marna hai mujhe',
    'what is the helpline number? i want to kill myself',
    'itna bura kabhi nahi laga, ab jeena nahi hai',
  ])('takes back nothing of: %s', (text) => {
    expect(decided([text], SOFT).kind).toBe('danger');
  });

  it('is not declined by asking for it', () => {
    expect(decided(['helpline ka number kya hai?'], SOFT).next.isSoft).toBe(true);
  });
});

describe('once she has asked whether all is well', () => {
  const asking: CareState = { ...CAREFREE, well: 12, isAsking: true };

  it('there is no flirting until he speaks of something else', () => {
    expect(decided(['kiss me na'], asking)).toMatchObject({ kind: 'message', mood: 'gentle' });
    const later = ['kiss me na', 'hmm', 'aaj maine naya gaana suna, bahut accha tha'];
    expect(decided(later, asking)).toMatchObject({ mood: undefined, next: { isAsking: false } });
  });

  it('or says that all is', () => {
    expect(decided(['haan sab theek'], asking).next.isAsking).toBe(false);
    expect(decided(['haan sab theek', 'kiss me na'], asking)).toMatchObject({ mood: undefined });
  });
});

it('right after a card the least sign of despair is met with care', () => {
  expect(decided(['i feel like a burden on everyone'], SOFT)).toMatchObject({ mood: 'care' });
});

it('an ordinary message after a check-in is answered, and not met with another soft line', () => {
  const text = 'sorry sun, phone ki battery 4 percent hai, charger doosre kamre me hai';
  expect(decided([text], SOFT)).toMatchObject({ kind: 'message', mood: 'gentle' });
});
