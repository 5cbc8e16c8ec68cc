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

  it('does not take the place of what was asked for word for word', () => {
    const asked = 'ये तीन तक गिनने वाली बात समझ नहीं आई, ऐसा क्यों करती हैं आप?';
    const again =
      'नानी की बात तो अच्छी है पर मैंने पूछा था तीन तक क्यूं गिनती हो। और आप चिकनकारी का काम करती हैं क्या? लखनऊ से हो?';
    expect(reply('zoya', asked, again)?.text).toContain('तीन, शायद');
  });

  it('advises where advice is asked', () => {
    const said = reply('tara', 'there is an oil stain on my white shirt, how do I remove it');
    expect(said?.why.join()).toMatch(/oil-stain|^advice|^counsel\/\w+\/stain/);
  });
});

describe('news', () => {
  it.each([
    ['ananya', 'aaj mock me sirf 41 aaye yaar mood off hai', /badhai|mubarak|shabaash/i],
    ['zoya', 'an old aunty left me 500 tip, good news na', /hurts|sorry|bitter/i],
    ['zoya', 'my wife left me 2 months ago. do you like tea?', /congratulat|sweet/i],
    ['riya', 'papa gave me 2 slaps', /badhai|mubarak/i],
  ])('%s does not take it for its opposite: %s', (name, text, opposite) => {
    expect(reply(name, text)?.text).not.toMatch(opposite);
  });
});

it.each([
  'ab sota hoon, subah cheh baje doodh wala aata hai',
  'Anyway its 11, i should sleep now because tomorrow is an early shift',
  'पीहू भी याद करती है। अब सोता हूँ, सुबह छह बजे दूध वाला आता है।',
])('wishes a good night, in however many words it is asked for: %s', (text) => {
  expect(reply('meera', 'hello', text)?.why[0]).toMatch(/^good-night/);
});

it('does not take leave of who only says when he sleeps', () => {
  expect(reply('meera', 'hello', 'main raat ko do baje sota hu roz')?.why[0]).not.toMatch(
    /^good-night/,
  );
});
