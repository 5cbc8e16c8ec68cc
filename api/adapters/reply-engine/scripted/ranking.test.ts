import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();
const her = (name: string) => {
  const companion = companions.find((one) => one.name.toLowerCase().startsWith(name));
  if (!companion) throw new Error(`Nobody is called ${name}.`);
  return companion;
};
const reply = (name: string, ...messages: string[]) =>
  talk({ companion: her(name) }, messages, 3).at(-1);

describe('what is likeliest', () => {
  it('answers a question that stands between other things', () => {
    const said = reply(
      'kavya',
      'Haha so cute. I am Meenal, physio in Nagpur. 31 plants?? how do you water them all yaar',
    );
    expect(said?.text).toMatch(/plant|water|curry leaf|fern|monstera/i);
  });

  it('says of itself how likely it is', () => {
    const said = reply('tara', 'अच्छा आप मुंबई में अकेली रहती हैं या परिवार साथ है?');
    expect(said?.why.join()).toMatch(/likely 0\.\d\d/);
  });

  it('does not take the place of what the rules know', () => {
    expect(reply('nisha', 'what is 12 + 30?')?.text).toContain('42');
  });

  it('does not take the place of good news', () => {
    const said = reply('nisha', 'meri behen ki sagai fix ho gayi! tumhara bhai kya karta hai?');
    expect(said?.text).toMatch(/badhai|khush|waah|mubarak/i);
  });
});
