import { describe, expect, it } from 'vitest';
import { questionKind } from './talk/question-kind.ts';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();

describe('what a question asks for', () => {
  it.each([
    ['why did you leave', 'why'],
    ['saza kis baat ki mili thi', 'why'],
    ['आप वहाँ क्यों गईं', 'why'],
    ['kisse hui behas', 'who'],
    ['kab se hai wo Toronto me', 'when'],
    ['how did you know he was lying', 'how-known'],
    ['phir kya hua', 'what-next'],
    ['kya bola usne', 'what-said'],
    ['which neighbour was playing it', 'which'],
    ['kisi editor ne reply kiya kabhi?', 'ever'],
    ['kya tumne khaya', 'did-you'],
    ['aap drums bajati ho kya', 'do-you'],
    ['khush ho?', 'state'],
    ['tumhe karela pasand hai', 'like'],
    ['is it hard', 'hard'],
    ['ek sher sunao', 'show-me'],
    ['sach?', 'really'],
  ])('%s: %s', (text, kind) => {
    expect(questionKind(text)).toBe(kind);
  });

  it.each([
    'where is he now',
    'ghar se kitni door',
    'what do you do when it rains',
    'usko bura laga kya',
    'ye cymbal kitne ka aata hai',
    'कहाँ है वो',
  ])('nothing that would fit another question: %s', (text) => {
    expect(questionKind(text)).toBeUndefined();
  });
});

describe('a question that nobody foresaw', () => {
  const written = companions.filter(({ persona }) => persona !== null);
  it('is answered by what it asks for, and not twice the same, where nothing of hers comes near', () => {
    const asked = ['who gave you that zeppelin?', 'and why do you still keep that zeppelin?'];
    const replies = written.map((companion) => talk({ companion }, asked, 5));
    const improvised = (at: number, kind: string) =>
      replies.filter((one) => one[at]?.why.join().includes(`improvised ${kind}`)).length;
    expect(improvised(0, 'who')).toBeGreaterThan(written.length / 2);
    expect(improvised(1, 'why')).toBeGreaterThan(written.length / 2);
    for (const [first, second] of replies) expect(first?.text).not.toBe(second?.text);
  });

  it('is owned up to where something grave was told', () => {
    const companion = written[0];
    const replies = talk(
      { ...(companion && { companion }) },
      ['my father died last night', 'who told you about the zeppelin?'],
      5,
    );
    expect(replies[1]?.why.join()).not.toContain('improvised');
  });
});

describe('a thing that is known by its words alone', () => {
  const whysOf = (said: string) =>
    companions
      .filter(({ persona }) => persona !== null)
      .flatMap((companion) => talk({ companion }, [said], 3).flatMap(({ why }) => why));

  it('is asked after', () => {
    const told = [
      'my library card and the novel are with Ravi since Monday',
      'aaj naya sitar ka taar lagaya, dhoop me rakha tha',
      'chawal me rakha tha phone, pura port me chawal ghus gaya',
    ];
    expect(told.flatMap(whysOf).filter((why) => why.startsWith('asks on'))).not.toEqual([]);
  });

  it('is advised on where nothing was written for his question', () => {
    expect(whysOf('delivery wala aaya hi nahi, kya karu')).toContain(
      'improvised advise-on subject/work/delivery',
    );
  });

  it.each([
    'my cycle got a puncture and a man followed me all the way home',
    'mummy ka phone aaya, main chhat se koodne wala tha',
    'मेरा पार्सल नहीं आया और अब मैं जीना नहीं चाहता',
    'what should I do, my husband hit me with the cycle chain',
  ])('is let be in danger: %s', (said) => {
    expect(whysOf(said).filter((why) => why.includes('subject/'))).toEqual([]);
  });
});
