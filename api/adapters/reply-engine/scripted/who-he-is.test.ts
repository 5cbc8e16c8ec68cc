import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from './testing.ts';

const companions = await allCompanions();
const answers = (name: string, ...messages: string[]) => {
  const companion = companions.find((one) => one.name.toLowerCase().startsWith(name));
  if (!companion) throw new Error(`Nobody is called ${name}.`);
  return talk({ companion }, messages, 3);
};
const last = (name: string, ...messages: string[]) => {
  const said = answers(name, ...messages).at(-1);
  return { text: said?.text ?? '', why: said?.why.join() ?? '' };
};

describe('who he is', () => {
  it.each(['the no-opener is a good opener. hi kavya, Im Denzil', 'Thanks. Im Denzil, from Leeds'])(
    'is greeted by name: %s',
    (said) => {
      expect(last('kavya', said).text).toMatch(/Denzil/);
      expect(last('kavya', said).why).not.toContain('takes up');
    },
  );

  it('is met in his trade, beside his name and his town', () => {
    const named = last('sara', 'Im Daniel, from Leeds, teaching physics in Pune this year');
    expect(named.text).toMatch(/Daniel/);
    expect(named.why).toMatch(/mention\/|happening\//);
    expect(last('ananya', 'mai lift mechanic hu kanpur me').why).toContain('lift-mechanic');
  });

  it('is told in two words', () => {
    expect(last('gauri', 'namaste', 'welder hu').why).toContain('mention/');
  });

  it('is remembered by what he does, and said in one sentence alone', () => {
    const work = last('zoya', 'mai lift mechanic hu kanpur me', 'yaad hai main kya kaam karta hu?');
    expect(work.text).toMatch(/lift mechanic/i);
    const day = last(
      'ananya',
      'koi nhi yaar, school ki hindi wali puri padhi thi. meri dadi ka motiyabind ka operation hai somvar ko',
      'yaad hai dadi ka operation kis din hai?',
    );
    expect(day.text).toMatch(/somvar/);
    expect(day.text).not.toMatch(/school/);
  });

  it('is remembered by what is to come at home', () => {
    const said = last(
      'gauri',
      'meri behen ki sagai hai agle mahine',
      'aaj thekedar ne paisa de diya',
      'yaad hai mere ghar me kya hone wala hai?',
    );
    expect(said.text).toMatch(/sagai/);
  });
});

describe('what he calls good news', () => {
  it.each([
    'aaj ek good news bhi hai, sir ne pehli baar mujhe akele wiring karne di',
    'achhi khabar hai, meri promotion list me naam aaya hai',
  ])('is cheered first: %s', (said) => {
    expect(last('riya', said).text).toMatch(/badhai|mubarak|khush/i);
  });

  it.each([
    'koi achhi khabar nahi hai aaj, din bhar kaam kiya bas',
    'jab achhi khabar aayegi tab bataunga',
  ])('is not cheered where there is none: %s', (said) => {
    expect(last('riya', said).why).not.toContain('congratulations');
  });

  it('is cheered when he misses it', () => {
    const said = last('zoya', 'meri promotion ho gayi', 'mubarakbaad to do kam se kam 😒');
    expect(said.why).toContain('congratulations');
  });
});

describe('advice', () => {
  it('is on what stands next to the question', () => {
    const said = last(
      'aditi',
      'True, she is nurse so she knows. One problem, a mall shop is opening near mine selling cheap umbrellas, what should I do?',
    );
    expect(said.why).not.toMatch(/nurse/);
  });

  it('is to do it, and not "it"', () => {
    const said = last(
      'aditi',
      'my friend asks me to open a clinic with him. Should I do it or stay?',
    );
    expect(said.text).toMatch(/do it|stay/);
  });

  it('is none between two debts, and rest where it hurts', () => {
    expect(last('meera', 'लोन लूँ या गहने गिरवी रखूँ?').why).not.toContain('decides');
    expect(last('meera', 'पैर में मोच आ गई, काम पर जाऊँ या छुट्टी लूँ?').text).toContain('छुट्टी ल');
  });

  it('names no price that nobody looked up', () => {
    const said = last('riya', 'pressure cooker kitne ka milega?');
    expect(said.why).toContain('price-of-anything');
    expect(said.text).not.toMatch(/\d/);
  });
});

it.each([
  'chalo subah 7 baje lab pahunchna hai, shab bakhair',
  'ab sone jata hu, subah 7 baje duty hai',
])('whoever goes is let go: %s', (said) => {
  expect(last('zoya', 'aaj din lamba tha', said).why).toMatch(/farewell|good-night/);
});
