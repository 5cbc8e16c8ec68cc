import { describe, expect, it } from 'vitest';
import { aspectOf, aspectOfSomebody } from './talk/aspect.ts';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();
const her = (name: string) => {
  const companion = companions.find((one) => one.name.toLowerCase().startsWith(name));
  if (!companion) throw new Error(`Nobody is called ${name}.`);
  return companion;
};

describe('what is asked after somebody or something', () => {
  it.each([
    ['who gave him this name?', 'named'],
    ['why is the snake plant called Inspector?', 'named'],
    ['uska naam kisne rakha', 'named'],
    ['are you still in touch', 'now'],
    ['ab kahan hai wo', 'now'],
    ['how did you meet her', 'met'],
    ['kisne sikhaya tumhe violin', 'met'],
    ['kab se hai', 'when'],
    ['कितने साल की है', 'when'],
    ['kahan rehta hai', 'where'],
    ['wo kaisi hai', 'like'],
    ['kyu rakha hai', 'why'],
    ['kya likha tha card pe', 'does'],
    ['what do you play in it', 'does'],
    ['Begum ke baare mein batao', 'more'],
    ['phir kya hua', 'more'],
    ['billu kaun hai', 'what'],
  ])('%s: %s', (text, aspect) => {
    expect(aspectOf(text)).toBe(aspect);
  });

  it.each(['haha', 'can I come too'])('nothing: %s', (text) => {
    expect(aspectOf(text)).toBeUndefined();
  });
});

describe('what is asked after somebody', () => {
  it.each([
    ['how old is your brother Jacob?', 'age'],
    ['woh kitne saal ke hain', 'age'],
    ['does your mother live with you?', 'lives'],
    ['woh tumhare ghar pe rehti hain ya alag?', 'lives'],
    ['Rohan se banti hai ya ladte rehte ho?', 'bond'],
    ['तुम्हारी मम्मी से बनती है?', 'bond'],
  ])('%s: %s', (text, aspect) => {
    expect(aspectOfSomebody(text)).toBe(aspect);
  });

  const whyOf = (name: string, said: string) =>
    talk({ companion: her(name) }, [said], 3)
      .map(({ why }) => why.join())
      .join();

  it.each([
    ['kavya', 'Shreya kahan rehti hai?', 'people/shreya lives'],
    ['maitreyi', 'Does your mother live with you in Nahorbari?', 'people/nirupama lives'],
    ['sara', 'how old is your brother?', 'people/jacob age'],
    ['riya', 'tumhare papa gusse wale hain kya?', 'people/harish-papa bond'],
  ])('is told of whom the question names, or calls hers: %s, %s', (name, said, why) => {
    expect(whyOf(name, said)).toContain(why);
  });

  it.each([
    ['noor', 'how old are you?'],
    ['noor', 'tum akeli rehti ho kya?'],
    ['noor', 'where do you live?'],
    ['riya', 'mere papa bahut daantte hain, kya karu?'],
    ['riya', 'can a dog stay alone all day?'],
    ['riya', 'how do I deal with a strict boss?'],
    ['riya', 'how old is this song?'],
    ['sara', 'guess how old my brother Rohan is?'],
    ['sara', 'mere bhai ka naam Jacob hai, kitne saal ka hai guess karo?'],
    ['riya', 'is the hotel close to the beach?'],
    ['riya', 'papa se mile kitne saal ho gaye?'],
    ['riya', 'us building mein kaun rehta hai, akela rehta hoga?'],
  ])('is not asked of herself, nor of his own: %s, %s', (name, said) => {
    expect(whyOf(name, said)).not.toMatch(/people\/\S+ (?:age|lives|bond)/);
  });
});

describe('her world', () => {
  const whyOf = (name: string, ...messages: string[]) =>
    talk({ companion: her(name) }, messages, 3).map(({ why }) => why.join());

  it('is asked after by name', () => {
    expect(whyOf('kavya', 'why is the snake plant called Inspector?')[0]).toMatch(
      /people\/inspector named|follow-up\/k-inspector-why-name|own\/x-why-inspector/,
    );
  });

  it('is asked after as the one she has just told of, named or not', () => {
    const why = whyOf('tara', 'tell me about nigel', 'where is he now?', 'kahan rehta hai');
    expect(why[0]).toMatch(/people\/nigel more|fact siblings/);
    expect(why.slice(1).map((one) => /people\/nigel (\w+)/.exec(one)?.[1])).toEqual([
      'now',
      'where',
    ]);
  });

  it('is asked how they get on, of both', () => {
    expect(whyOf('tara', 'tell me about nigel', 'are you close to him?')[1]).toMatch(
      /people\/nigel bond/,
    );
  });

  it('tells nothing twice', () => {
    const messages = ['tell me about nigel', 'tell me about nigel'];
    const replies = talk({ companion: her('tara') }, messages, 3);
    expect(replies[0]?.why.join()).toMatch(/people\/nigel more|fact siblings/);
    expect(replies[1]?.text).not.toBe(replies[0]?.text);
  });

  it('is not meant by what is his', () => {
    expect(
      whyOf('tara', 'my friend farida is getting married, what should i gift her?')[0],
    ).not.toMatch(/(?<!counsel\/)people\//);
  });
});

describe('a message that asks or tells several things', () => {
  const first = (name: string, message: string) => {
    const [reply] = talk({ companion: her(name) }, [message], 3);
    return { text: reply?.text ?? '', why: reply?.why.join() ?? '' };
  };

  it('is answered where she is sure, whichever question stands last', () => {
    const { why } = first('riya', 'tere ghar me kaun kaun hai? zeppelin kab uda tha?');
    expect(why).toMatch(/fact family|asked-family-members/);
  });

  it('is congratulated on good news beside a question', () => {
    const { text, why } = first(
      'tara',
      'meri behen ki sagai fix ho gayi! tumhara bhai kya karta hai?',
    );
    expect(why).toMatch(/congratulations|good|sibling-got-engaged/);
    expect(text).toMatch(/badhai|khush|waah/i);
  });

  it('finds what she knows of her craft by its rare words', () => {
    expect(first('nisha', 'dhokla spongy banane ke liye kya daalte hai').why).toMatch(
      /dhokla-(?:soft|spongy)/,
    );
  });

  it('hears who asks for her work, and not for the place', () => {
    expect(first('nisha', 'तुम क्या करती हो अहमदाबाद में?').why).toMatch(
      /fact job|own\/x-job-or-studies/,
    );
  });
});
