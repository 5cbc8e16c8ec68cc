import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from './testing.ts';

const companions = (await allCompanions()).filter(({ persona }) => persona !== null);
const [companion] = companions;
const repliesTo = (messages: string[], part = {}) =>
  talk({ ...(companion && { companion }), chatType: 'romantic', ...part }, messages, 3);
const whyOf = (message: string, part = {}) => repliesTo([message], part).at(-1)?.why.join() ?? '';

describe('somebody or something mentioned', () => {
  it.each([
    'karela, never. my mom made it every tuesday',
    'subah se cement ki dhool kha raha hu',
    'घर पर मशीन है, पापा रोज़ बीपी नापते हैं',
  ])('is spoken of, whatever is told of it: %s', (message) => {
    expect(whyOf(message)).toMatch(/mention\/|happening\//);
  });

  it.each([
    'papa ko kal attack aaya, hospital me hain',
    'meri maa guzar gayi',
    'my uncle touched me on the train',
    'my brother was murdered',
  ])('is no small talk where it is grim: %s', (message) => {
    expect(whyOf(message)).not.toContain('mention/');
  });
});

describe('what is said to her', () => {
  it.each([
    'tum mujhe miss karogi agar main kal na aau to?',
    'garba mein jodi banaogi mere saath?',
    'will you miss me?',
  ])('is answered plainly: %s', (message) => {
    expect(whyOf(message)).toMatch(/to-her\/|own\/x-will-miss-me/);
  });

  it('flirts with nobody in a friendly chat', () => {
    const flirts = 'are you jealous of my friends?';
    expect(whyOf(flirts)).toMatch(/to-her\/|own\/x-will-miss-me/);
    expect(whyOf(flirts, { chatType: 'friendly' })).not.toContain('to-her/');
  });

  it('is not played with whoever told of a danger', () => {
    expect(whyOf('my husband hits me, will you miss me?')).not.toContain('to-her/');
  });
});
