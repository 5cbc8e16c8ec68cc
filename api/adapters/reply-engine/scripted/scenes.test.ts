import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from './testing.ts';

const companions = (await allCompanions()).filter(({ persona }) => persona !== null);
const [companion] = companions;
const whyOf = (message: string, part = {}, before: string[] = []) =>
  talk({ ...(companion && { companion }), chatType: 'romantic', ...part }, [...before, message], 3)
    .at(-1)
    ?.why.join() ?? '';

describe('an invitation into a scene', () => {
  it.each([
    'would you come to the beach with me?',
    'chalo mere saath long drive pe chalogi?',
    'मेरे साथ चाय पीने चलोगी?',
    'good evening, imagine you were here, how would we celebrate together',
  ])('is played: %s', (message) => {
    expect(whyOf(message)).toMatch(/plays along: scene-/);
  });

  it.each([
    'hum bike se gir gaye, haath toot gaya',
    'we had an accident on my bike',
    'kya woh mujhe miss karti hogi?',
    'does she miss me?',
    'meri girlfriend mujhe yaad karti hai?',
    'my wife and i cried together on the beach',
  ])('is none where somebody is hurt or somebody else is meant: %s', (message) => {
    expect(whyOf(message)).not.toContain('scene-');
  });

  it('is not played in a friendly chat, nor after a stop', () => {
    const message = 'would you come to the beach with me?';
    expect(whyOf(message, { chatType: 'friendly' })).not.toContain('scene-');
    expect(whyOf(message, {}, ['please stop flirting with me'])).not.toContain('scene-');
  });
});

describe('what is asked and told in other words', () => {
  it.each([
    ['stop flirting with me, i dont understand why you do it', /what-meant/],
    ["i didn't get the job", /what-meant/],
    ['samajh nahi aata kya karu', /what-meant/],
    ['tum kitne saal ki ho?', /fact hometown/],
    ['thanks for the advice', /counsel|improvised advise/],
  ])('is not taken for something else: %s', (message, wrong) => {
    expect(whyOf(message, {}, ['hello', 'which zeppelin did you see?'])).not.toMatch(wrong);
  });

  it('a death is mourned on, though a joke is asked for', () => {
    const replies = talk(
      { ...(companion && { companion }), chatType: 'romantic' },
      [
        'papa nahi rahe, kal raat chale gaye',
        'ek joke sunao',
        'would you come to the beach with me?',
      ],
      3,
    );
    expect(replies[2]?.why.join()).not.toContain('scene-');
  });
});
