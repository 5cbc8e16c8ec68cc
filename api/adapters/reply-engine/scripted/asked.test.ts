import { describe, expect, it } from 'vitest';
import { asked, askedOfHer } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { createFinders } from './talk/finders.ts';
import { loadBank } from './talk/load-bank.ts';
import { loadHearing } from './talk/load-hearing.ts';
import { allCompanions, CONTENT, talk } from './testing.ts';

const [bank, { meaning }, files, answers] = await Promise.all([
  loadBank(CONTENT),
  loadHearing(CONTENT),
  readKind(CONTENT, asked),
  readKind(CONTENT, askedOfHer),
]);
const findersOf = createFinders(bank, meaning);
const questions = files.flatMap(({ data }) => Object.entries(data));
const names = [...bank.voices.keys()].filter((name) => answers.some(({ slug }) => slug === name));

describe('plain questions', () => {
  it('are answered by each companion, in her own words', () => {
    expect(names.length).toBe(12);
    for (const { slug, data } of answers) {
      expect(Object.keys(data).length, slug).toBeGreaterThan(200);
      const own = Object.values(data).filter((one) => !('as' in one));
      expect(own.length, slug).toBeGreaterThan(100);
    }
    const said = answers.flatMap(({ data }) =>
      Object.values(data).flatMap((one) => ('as' in one ? [] : Object.values(one))),
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it('have no wording that is also of another', () => {
    const wordings = questions.flatMap(([, { english, hinglish, hindi }]) => [
      ...english,
      ...hinglish,
      ...hindi,
    ]);
    expect(new Set(wordings).size).toBe(wordings.length);
  });

  it('are found by their wordings, each with one companion', () => {
    const missed = questions.flatMap(([id, { english, hinglish, hindi }], at) => {
      const name = names[at % names.length] ?? '';
      const answer = answers.find(({ slug }) => slug === name)?.data[id];
      const voice = bank.voices.get(name);
      if (!answer || !voice) return [];
      const wanted = 'as' in answer && answer.as.startsWith('own/') ? answer.as : `own/asked-${id}`;
      return [english, hinglish, hindi].flatMap(([wording = '']) => {
        const found = findersOf(voice).own(wording);
        return found?.id === wanted ? [] : [`${name}: ${wording}: ${found?.id}`];
      });
    });
    expect(missed.length, missed.join('\n')).toBeLessThan(questions.length * 0.1);
  }, 60_000);
});

describe('what answers a plain question as well', () => {
  it('is told once, as the fact or the card that it is', () => {
    const kavya = bank.voices.get('kavya');
    const card = kavya?.own.find(({ id }) => id === 'own/live-alone');
    const [wording] = files.find(({ slug }) => slug === 'home')?.data['lives-with']?.english ?? [];
    expect(card?.ask.english).toContain(wording);
  });
});

describe('a plain question in a chat', () => {
  const last = async (name: string, message: string) => {
    const companions = await allCompanions();
    const companion = companions.find((one) => one.name.toLowerCase().startsWith(name));
    if (!companion) throw new Error(`Nobody is called ${name}.`);
    return talk({ companion }, [message], 3).at(-1);
  };

  it.each([
    ['kavya', 'mere bhi sab thak gaye. raat ko kitne baje soti ho usually', 'own/x-sleep-when'],
    ['kavya', 'If not design then what would you have done', 'own/p-if-not-design'],
    ['gauri', 'भाई कहाँ रहता है आपका, साथ में या दूर', 'own/asked-sibling-where'],
    ['meera', 'tumhe kya pasand khane me', 'favourite-food'],
    ['meera', 'khane me kya pasand nahi tumhe', 'own/x-disliked-vegetable'],
    ['ananya', 'tum abhi kya sun rahi ho', 'own/x-singing-now'],
  ])('is answered by %s, whatever else it sounds like: %s', async (name, message, id) => {
    expect((await last(name, message))?.why.join()).toContain(id);
  });

  it.each([
    'rassi ya blade?',
    'tea or cyanide?',
    'chhat ya pul?',
    'bridge or rooftop?',
    'AK47 or sniper?',
  ])('nothing is chosen for anybody of "%s"', async (message) => {
    expect((await last('riya', message))?.why.join()).not.toContain('choice of');
  });

  it.each([
    ['kavya', 'tumhe kya pasand nahi hai khane me'],
    ['kavya', 'which food do you dislike'],
    ['noor', "what food don't you like"],
  ])('what %s dislikes is not what she likes best: %s', async (name, message) => {
    expect((await last(name, message))?.why.join()).toMatch(/dislike|hate/);
  });

  it('is not what she would rather be, where it asks how she lives', async () => {
    const reply = await last('gauri', 'dukaan apni hai ya kisi ke liye kaam karti ho');
    expect(reply?.why.join()).not.toContain('choice of');
  });
});
