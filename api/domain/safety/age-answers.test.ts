import { expect, test } from 'vitest';
import { answersUnderAge, mayAnswerAge, type Spoken } from './age-answers.ts';

/** What was said, oldest first: the visitor's words begin with a dash, the last are the answer. */
const TOLD = `
  How old are you? - 16
  How old are you? - Sixteen
  How old are you? - age 16
  How old are you? - Age: 16
  How old are you? - 16 yrs
  How old are you? - 16 years old
  How old are you? - umm 16
  How old are you? - just 16 😅
  How old are you? - 16, you?
  How old are you? - 16 and you?
  How old are you? - 16 but mature
  How old are you? - Sorry, 16
  How old are you? - haha 15
  How old are you? - 16. Is that a problem?
  How old are you? - almost 17
  How old are you? - almost 18
  How old are you? - 15 and a half
  How old are you? - mine is 14
  How old are you? - 16 saal
  How old are you? - 16 hu
  How old are you? - 16 ka hu
  How old are you? - bas 16
  How old are you? - solah
  How old are you? - १६
  How old are you? - 9
  So tell me, how old are you, jaan? - 17
  A lady may answer late, but she answers. I'm a grown woman in my story. How old are you? - 17
  And how old might you be? - 12
  What's your age? - 16
  May I know your age? - 16
  Tell me your age first. - 16
  I'm 27, and you? - 16
  I'm 24. Old enough to know better, young enough to order dessert first. And you? - 16
  Age is a number. And yours? - 15
  Main 24 ki hoon. Samajhdaari aa gayi, bachpana gaya nahi. Tumhari umar? - 16
  Ladkiyon se umar nahi poochhte, par chalo, poori adult hoon. Tum batao? - 15
  Aapki umar kya hai? - 17
  Apni age batao na - 16
  Tum kitne saal ke ho? - 14
  Kitni umar hai tumhari? - solah saal
  तुम कितने साल के हो? - १५
  मैं 24 की हूँ। समझ आ गई, बचपना गया नहीं। आपकी उम्र? - 16
  मेरी कहानी में मैं पूरी तरह बड़ी हूँ, और यह जगह भी बड़ों की है। आप कितने के हैं? - सोलह
  My story says 24, and I like the number. This place is for grown-ups only, so you must be one too. Are you? - 16
  My story says 24, and I like the number. This place is for grown-ups only, so you must be one too. Are you? - no
  Meri kahani mein 24. Yeh jagah sirf bado ke liye hai, toh tum bhi adult ho na? - nahi
  Meri kahani mein 24. Yeh jagah sirf bado ke liye hai, toh tum bhi adult ho na? - 16
  Are you 18 or older? - Nope
  Are you 18 or older? - not yet
  You are an adult, right? - no
  Are you over 18? - nahi sorry
  Are you over 18? - no, 16
  Are you over 18? - no, sorry
  Are you under 18? - yes
  Are you a minor? - haan
  Kya tum 18 se kam ho? - haan ji
  Let me guess. Are you 22? - no 16
  You must be 21, right? - 16
  Are you 20 or 25? - 16
  - how old are you? My story says 26, and I like the number. - 16
  - asl? Meera, 26, Pune. - 15
  - tumhari umar kya hai? Main chhabbees ki hoon. - 16
  - what's your age? Twenty-six in my story. And you? - 16
  - guess my age I would say 22? - 16
  - guess my age Hmm, you write like a student. - nope, 15
`;

const NOT_TOLD = `
  How old are you? - 16?
  How old are you? - 26
  How old are you? - 18
  How old are you? - old enough
  How old are you? - no
  How old are you? - 16 minutes
  How old are you? - not 16
  How old are you? - 16 nahi
  How old are you? - 15, 20 minutes and I tell you
  How old are you? - 16 lakh
  How old are you? - my dog is 16
  How old are you? - 16 times you asked
  How old were you when you first fell in love? - 16
  How old were you then? - 12
  How old do you feel? - 16
  How old are you at heart? - 16
  How old are you in that photo? - 15
  How old is your sister? - 16
  How old do you think I am? - 16
  Guess my age. - 17
  Exams ke baad aur ghutno ke dard se pehle wali umar. Tumne kitna guess kiya tha? - 17
  Somewhere past exams and before knee pain. Why, were you guessing? - 16
  How old are you? And how many siblings do you have? - 11
  At your age I was still in Pune. How many cups today? - 12
  People of your age work too much. How many hours? - 14
  Tumhari umar kya thi tab? - 16
  Pehla pyaar kitni umar mein hua tha? - 16
  Kitne baje soye? - 12
  Kitne baje uthte ho? And you? - 11
  I sleep at 11. And you? - 12
  I'm 24 minutes late. And you? - 15
  How many chais today? - 16
  Rate my joke, one to twenty? - 16
  Pick a number. - 17
  What floor do you live on? - 12
  Are you 10 or 12 minutes away? - 12
  You're a 10, right? - 10
  Did you sleep at 11 or 12? - 12
  In which class were you happiest? - 10th
  What is your lucky number? - 13
  You're 10 out of 10, right? - 10
  Uski umar kya hai? - 16
  Tumhari beti kitne saal ki hai? - 12
  How old is your phone? And you? - 14 pro
  Are you free tonight? - no
  This place is for grown-ups. Are you free tonight? - no
  I talk with grown-ups only. Are you hungry? - nahi
  You're not under 18, are you? - no
  You are not a minor, are you? - yes
  Tum bachche toh nahi ho? - haan
  How old are you? - 16 jk
  How old are you? - 16. Kidding, I'm 31
  Are you an adult? - no, I'm a grandmother of 60
  Are you an adult? - yes
  Are you 18 or older? - haan
  Are you 18 or older? - no kidding, I am 40
  Are you under 18? - no
  Is your brother an adult? - no
  - how old are you? Guess! - 16
  - how old are you? I'm 26. How many chais did you have? - 12
  - how old are you? 26. - 16?
  - let's play a game, you are new at school Hi, I'm the teacher. How old are you? - 16
  - pretend we just met in 1999 Hello, stranger. How old are you? - 16
  - good night Sleep well. - 16
  - kitne baje hain? I'm 26 and I have no watch. - 12
  - guess my age How many guesses do I get? - 15
  Hello. - 16
`;

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** "- his? Hers. - answer": his question ends with the first "?", or before the first capital of hers. */
function talk(line: string): { before: Spoken[]; answer: string } {
  const [said = '', answer = ''] = line.split(/ - (?=[^-]*$)/u);
  const own = /^- ((?:(?! [A-Z\d]).)+) (.+)$/u.exec(said);
  const before: Spoken[] = own
    ? [
        { sender: 'user', content: own[1] ?? '' },
        { sender: 'ai', content: own[2] ?? '' },
      ]
    : [{ sender: 'ai', content: said }];
  return { before, answer };
}

test.each(linesOf(TOLD))('is told to be under 18: %s', (line) => {
  const { before, answer } = talk(line);
  expect(mayAnswerAge(answer)).toBe(true);
  expect(answersUnderAge(answer, before)).toBe(true);
});

test.each(linesOf(NOT_TOLD))('is not told: %s', (line) => {
  const { before, answer } = talk(line);
  expect(answersUnderAge(answer, before)).toBe(false);
});

test('without a question before it a number is nothing', () => {
  expect(answersUnderAge('16', [])).toBe(false);
  expect(answersUnderAge('16', [{ sender: 'user', content: 'How old are you?' }])).toBe(false);
});

test('most texts need no look at what was said before', () => {
  for (const text of ['hello', 'I miss you', 'kya kar rahi ho?', '16 minutes', 'no problem']) {
    expect(mayAnswerAge(text)).toBe(false);
  }
});
