import { describe, expect, it } from 'vitest';
import { isAnnouncement, plainly } from './talk/plainly.ts';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();
const her = (name: string) => {
  const companion = companions.find((one) => one.name.toLowerCase().startsWith(name));
  if (!companion) throw new Error(`Nobody is called ${name}.`);
  return companion;
};
const whyOf = (name: string, ...messages: string[]) =>
  talk({ companion: her(name) }, messages, 3).map(({ why }) => why.join());

describe('what only announces', () => {
  it.each([
    ['bas ek tension hai, papa ki chhutti nahi hui', 'papa ki chhutti nahi hui'],
    ['waise aaj ek mast cheez hui, boss ne letter diya', 'boss ne letter diya'],
    ['tell me honestly, how do I face her?', 'how do I face her?'],
    ['chalo ye bata aaj kya khaya?', 'aaj kya khaya?'],
    ['अच्छा ये बताओ घर में कौन है?', 'घर में कौन है?'],
  ])('%s', (text, matter) => {
    expect(plainly(text)).toBe(matter);
  });

  it('is what a message says where nothing follows', () => {
    expect(plainly('ek baat hai')).toBe('ek baat hai');
    expect(plainly('tell me about your brother')).toBe('tell me about your brother');
  });

  it('is told apart from what tells', () => {
    expect(isAnnouncement('bas ek tension hai')).toBe(true);
    expect(isAnnouncement('bas ek tension hai papa ki')).toBe(false);
  });
});

describe('the matter of a message', () => {
  it('is advised on, though the question stands behind it', () => {
    const [why] = whyOf('tara', 'there is an oil stain on my white shirt, how do I remove it');
    expect(why).toMatch(
      /card home-and-clothes\/oil-stain|advice, situation\/clothes\/stain-on-clothes|counsel\/\w+\/stain/,
    );
  });

  it('is this message’s, and not that of the one before', () => {
    const [, why] = whyOf(
      'tara',
      'makan malik ne rent badha diya, kya karu',
      'papa retired last week and sits near the window all day, how do i get him busy',
    );
    expect(why).toMatch(
      /(?:advice, situation\/father\/father-idle|counsel\/people\/work-for-retired-parent)/,
    );
  });

  it('is not that there is tension, where it is said of what', () => {
    const [why] = whyOf(
      'meera',
      'mera landlord dukan ka kiraya badha raha hai, tension ho rahi hai. kaise baat karu usse?',
    );
    expect(why).not.toContain('too-much-stress');
  });

  it('is whom she has named, though more is asked behind it', () => {
    const [why] = whyOf('maitreyi', 'ye hashim kaka kaun hai? tumhare office ke?');
    expect(why).toMatch(/^(?:people\/|follow-up\/k-)hashim-kaka/);
  });

  it('is no choice between two of hers', () => {
    const [why] = whyOf('nisha', 'Who is this he, your brother or husband?');
    expect(why).not.toContain('choice of');
  });

  it('is not answered by a story that has a word of it', () => {
    const [why] = whyOf('kavya', 'my girl wants a plant for a dark window. What survives?');
    expect(why).not.toContain('confirms');
  });

  it('is no death where somebody went home', () => {
    expect(whyOf('riya', 'meri biwi ghar chali gayi')[0]).not.toContain('loss');
  });

  it('is found in whichever sentence it stands', () => {
    const [why] = whyOf(
      'meera',
      'aaj bahut kaam tha office me. boss ne sabke saamne kaha ki report sabse achhi meri thi!',
    );
    expect(why).toMatch(/situation\/boss\/boss-praised-me/);
  });

  it('is not come back to once it was denied', () => {
    const why = whyOf(
      'meera',
      'my boss is stopping me from leaving the company',
      'no no, I am not leaving the job',
      'you misunderstood me',
    );
    expect(why[0]).toMatch(/situation\/boss\/telling-boss-i-quit/);
    expect(why.slice(1).join()).not.toMatch(/telling-boss-i-quit/);
  });
});

describe('words that were written for her', () => {
  it('ask what they ask, whatever else they sound like', () => {
    const [real] = whyOf('maitreyi', 'chai patti asli hai ya nakli kaise pata chalega');
    expect(real).toMatch(/own\/fake-tea-test/);
    const [time] = whyOf('zoya', 'what time do you sleep');
    expect(time).toMatch(/^own /);
  });

  it('are heard as a question without its form', () => {
    const [why] = whyOf('tara', 'papa ka chashma kahan rakha hai');
    expect(why).toMatch(/^own own\/spectacles-where/);
  });
});

describe('a death that is told by the by', () => {
  it.each([
    'mere papa ab nahi hain',
    'mumma nahi hain ab',
    'aaj papa ki tehrvi thi',
    'it has been a year since Amma passed',
    'my mom left us in 2019, cancer',
    'नानी के साथ एक फ़ोटो है। नानी अब नहीं हैं।',
    'आज पापा की पुण्यतिथि है',
  ])('is mourned with him, and nothing is asked of the dead as if they lived: %s', (text) => {
    expect(whyOf('riya', text)[0]).toMatch(
      /^(?:bad (?:loss|grandparents)|situation\/(?:loss|grandparents)\/)/,
    );
  });

  it.each([
    'papa ab nahi hain ghar pe, office gaye',
    'my brother passed the driving test',
    "lost my brother's charger again",
    'film me hero ki maut ho gayi',
    'mera koi dost nahi hai ab',
    'koi bhai nahi hai ab ghar me',
  ])('is none where nobody of his died: %s', (text) => {
    expect(whyOf('riya', text)[0]).not.toMatch(/loss/);
  });
});

describe('what is to come', () => {
  const day = (text: string) => whyOf('riya', text)[0]?.includes('event noted');

  it('is noted with the day that its own sentence names', () => {
    expect(day('kal mera interview hai')).toBe(true);
    expect(day('कल चाय पर बात करूँगी। मेरी परीक्षा कब है, याद है?')).toBe(false);
    expect(day('bhabhi roz shaadi ki baat karti hai, ek photo dikhai aaj')).toBe(false);
    expect(day('aaj maa ka janamdin hota, phir bhi kheer banayi')).toBe(false);
  });
});

describe('congratulations', () => {
  it.each([
    [
      'aditi',
      [
        'ghutne ko kya hua tha?',
        'baap re fata ghutna leke jeet gayi, bhaiya ke ghutne ka kya karu',
      ],
    ],
    ['sara', ['my flatmate Rinu moved out', 'She got a job in Bangalore. Where do you live?']],
    ['riya', ['agle hafte anvi ka birthday hai, 4 saal ki ho jayegi']],
  ])('are not for her own deed, nor for somebody else: %s', (name, messages) => {
    expect(whyOf(name, ...messages).at(-1)).not.toMatch(/congratulations|my-birthday/);
  });

  it('are for what is his', () => {
    expect(whyOf('sara', 'I got promoted today! Where do you live?')).toEqual([
      expect.stringMatching(/good|congratulations|win|promot/),
    ]);
  });

  it('are not missing where somebody is better', () => {
    expect(whyOf('sara', 'mummy is out of hospital and walks on her own again')).toEqual([
      expect.not.stringMatching(/^(?:bad|tells) illness/),
    ]);
  });
});

describe('what is said of a thing', () => {
  it('is no declaration of love', () => {
    expect(
      whyOf('gauri', 'Love that. I am learning guitar since August, my F chord sounds awful.'),
    ).not.toEqual([expect.stringContaining('love-you')]);
  });

  it('is a question where it ends in "or not"', () => {
    expect(whyOf('aditi', 'yaha roz jata hu dost ke sath. tumko kheer pasand ya nahi')).not.toEqual(
      [expect.stringContaining('takes up')],
    );
  });

  it('is no event where it says that there is none', () => {
    expect(whyOf('aditi', 'are aaj shaadi nahi hai meri, sirf photo dikhayi')).not.toEqual([
      expect.stringContaining('event noted'),
    ]);
  });
});

describe('a question after her past', () => {
  it('is answered from her life, and not with advice', () => {
    const why = whyOf(
      'sara',
      'What were you doing in Dubai for four years?',
      'But you did not say, why did you leave Dubai and come back?',
    );
    expect(why.at(-1)).not.toMatch(/advice|trade|situation/);
  });
});

describe('what he told long ago', () => {
  it('is remembered after fifteen messages', () => {
    const [asked] = whyOf(
      'sara',
      'My own kitchen is quiet, my flatmate Rinu moved out yesterday.',
      ...Array.from(
        { length: 15 },
        (_, day) => `On day ${day} I cooked dal. I walked to the beach after it. My shoes are wet.`,
      ),
      'Do you remember what my flatmate was called?',
    ).slice(-1);
    expect(asked).toContain('recalled');
  });
});
