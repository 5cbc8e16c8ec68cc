import { expect, test } from 'vitest';
import { answersUnderAge, type Spoken } from './answers.ts';
import { mayAnswerAge } from './replies.ts';

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
  How old are you? - 16 m
  How old are you? - 16M
  How old are you? - m16
  How old are you? - male 16
  How old are you? - 16 this year
  How old are you? - 15 or 16
  How old are you? - 14-15
  How old are you? - 17 next month 18
  How old are you? - 17, 18 in march
  How old are you? - 18 next month
  How old are you? - I turned 16
  How old are you? - just turned 16
  How old are you? - minor
  How old are you? - a minor, sorry
  How old are you? - 10th class
  How old are you? - class 9 me hu
  How old are you? - in 10th standard
  How old are you? - born in 2011
  How old are you? - 2011 me paida hua
  How old are you? - I was born in 2011
  How old are you? - 16. Is 26 too old for you?
  How old are you? - 16, no 18 until May
  How old are you, Rohan? - 16
  How old are you, and where are you from? - 16, Pune
  How old are you? I have to ask with all my heart. - 16
  When were you born? - 2011
  In which year were you born? - in 2011
  When were you born? - 5 May 2011
  Tum kab paida hue the? - 2011
  तुम कब पैदा हुए? - २०११
  What is your date of birth? - 05/05/2011
  Are you an adult? - no im a kid
  Are you an adult? - nahi main bacha hu
  Are you an adult? - no, I'm a kid
  Are you an adult? - no ma'am
  Are you an adult? - nahi ji
  Are you an adult? - not really
  Are you an adult? - I am not
  Are you an adult? - almost
  Are you an adult, jaan? - no
  Are you an adult, yes or no? - no
  Are you an adult or not? - no
  Are you an adult or a minor? - 16
  Are you above 18 years of age? - no
  Are you over the age of 18? - no
  Are you at least 18 years old? - no
  Have you turned 18? - no
  Have you turned 18 yet? - not yet
  Tum 18 saal ke ho gaye ho? - nahi
  Tum 18 ke ho gaye? - nahi
  क्या तुम 18 के हो गए हो? - नहीं
  Tum 18 ke ho? - 16
  Kya tum 18 ke ho? - solah
  Are you 18? - 16
  Are you 18 yet? - no
  Are you 18 and above? - no
  You must be 18, right? - 16
  You must be twenty-two, right? - 16
  Are you under 18 years old? - yes
  I'm twenty-six. And you? - 16
  I'm 26 in my story. And you? - 16
  My story says 26, and I like the number. And you? - 15
  A lady never tells her age. And you? - 16
  - asl Meera, 26, Pune. Now tell me yours. - 15
  - asl Meera, 26, Pune. Your turn. - 15
  - tumhari umar kya hai? 26. Ab tum batao. - 16
  - how old are you? Let me tell you, I'm 26. - 16
  - guess my age I'd say 22? - 16
  - guess my age I guess 22. - 16
  - guess my age 22? Batao! - 16
  How old are you? - 16 chal raha hai
  Are you 22 or older? - 16
  How old are you? - 16 m delhi
  How old are you? - turned 16 yesterday
  How old are you? - 10th me hu
  How old are you? - 16 ya 17
  How old are you? - 17 going on 18
  How old are you? - नाबालिग
  How old are you? - 5 May 2011
  Are you an adult? - nahi main abhi bachcha hu
  Are you an adult? - नहीं जी
  Are you an adult, Rohan? - no
  Have you already turned 18, jaan? - no
  Did you turn 18? - no
  Tum adult ho ya nahi? - nahi
  Tum adult ho kya? - nahi
  Tum minor ho kya? - haan
  You are an adult, aren't you? - no
  How old are you? My heart wants to know. - 16
  How old are you? Tell me. - 16
  Meri umar 26 hai. Aur tumhari? - 15
  I'm 26, jaan. And you? - 15
  DOB? - 2010
  Kis saal mein paida hue? - 2010
  When's your birthday? - 5 May 2011
  - asl Meera, 26, Pune. And you? - 15
  - age? Old enough. And you? - 15
  - age? I would say 26. - 16
  - age? I'm 26. Now you tell me. - 15
  How old are you? - 16 complete
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
  How old are you? - 16. Sorry, 26
  How old are you? - 15/16
  - guess my age You sound like 30. - 10/10
  How old are you? - 16 lol 26
  How old are you? - 16 nahi, 26
  How old are you? - 16, wait no 26
  How old are you? - 16 सॉरी 26
  How old are you? - 16 or 26
  How old are you? - 16 m/s
  How old are you? - minor issue
  How old are you? - married in 2011
  How old are you? - May 1990
  When were you born again? - 2011
  When's your birthday? - 16
  Are you an adult? - no kid
  Are you an adult? - main bachcha nahi hu
  Are you an adult? - haan, na
  Are you an adult? - almost 40
  Tum adult ho, phir bhi cartoon? - nahi
  Are you over 18 or under 30? - no
  How old are you? Inside, I mean. - 16
  Tumhari umar kya hai? Dil ki umar. - 16
  Umar 26, dil 16. Aur tum? - 16
  I'm 26. I have 12 plants. And you? - 15
  - umar? 26. Ek se bees tak number do. - 13
  - asl 26, and my lucky number is 7. And you? - 13
  How old are you? - 16, I mean 26
  How old are you? - 16, no, 61
  How old are you? - 16! No no, 26
  How old are you? - 16 sorry 26
  How old are you? - 16 no 36
  How old are you? - 16 😂😂 nah 34
  How old are you? - 16. Oops typo. 26
  How old are you? - sixteen, sorry, twenty-six
  How old are you? - solah, nahi nahi, chhabbis
  How old are you? - 16, matlab 26 saal
  How old are you? - १६, नहीं, २६
  How old are you? - 16, in 1999
  How old are you? - 16 but in kg
  How old are you? - 16 but at heart
  How old are you? - 15 or 16 minutes
  How old are you? - 16 m away
  How old are you? - 10-12 times I told you
  How old are you? - a minor celebrity
  How old are you? - 10th class teacher
  How old are you? - born in 2001
  How old are you? - born in 1985
  How old are you? - 2026
  How old are you? - 2011 was my best year
  How old are you? - I turned 16 pages
  When were you born? - 1995
  When were you born? - 16
  When were you born? - 2011, kidding
  When were you born? - 2011, sorry 2001
  Where were you born? - 2011
  When did you move there? - 2011
  Are you an adult? - no im a kid at heart
  Are you an adult? - not really sure what you ask
  You must be 18, right? - nope
  You are 18, right? - no
  Are you 18? - no
  Tum 18 ke ho? - nahi
  Are you 18 or 19? - no
  Are you 18 or 25? - no
  So you are 18 now? - no
  Have you turned 18 pages? - no
  Are you over 18 hours awake? - no
  You're a grown man and still scared of lizards? - no
  You're a grown man, and still scared of lizards? - no
  You are a grown man and you can't make tea? - no
  Are you a grown up and never tried pani puri? - no
  Are you an adult or still a child at heart? - no
  Are you an adult or a minor? - no
  Are you an adult or a kid? - no
  Tum adult ho ya bachche, gussa kyun? - no
  Aap adult ho kar bhi cartoon dekhte ho? - nahi
  Are you a minor celebrity? - yes
  Are you a minor in maths? - yes
  Are you under 18 degrees AC? - yes
  Are you under 18 blankets? - yes
  Grown-ups must eat vegetables too, you know you should. Are you? - no
  Adults forget to play; you must play. So are you? - no
  How old are you, in your heart? - 16
  How old are you really, inside? - 16
  How old are you, mentally? - 16
  How old are you? I mean at heart. - 16
  How old are you? In chai years! - 16
  And in your heart, what's your age? - 16
  Tumhari umar kya hai, dil se? - 16
  Tum kitne saal ke ho, andar se? - 16
  How old are you, and how many chais a day? - 12
  How old are you? Rate my guess out of twenty. - 16
  I'm 26 and I sleep at ten. And you? - 11
  I'm 26 and I wake up at six. And you? - 11
  I'm 26. I sleep at ten. And you? - 11
  I'm 24, and I have read 40 books this year. And you? - 12
  Main 24 ki hoon aur roz 3 chai peeti hoon. Aur tum? - 12
  At my age I need 8 hours of sleep. And you? - 10
  I left home at the age of nineteen. And you? - 17
  I had my first kiss at a very late age. And you? - 16
  My mother married at a young age. And yours? - 16
  Chhoti age mein main gaana seekh gayi. Aur tum? - 12
  Umar ke saath neend kam ho jati hai, main 5 ghante soti hoon. Aur tum? - 10
  Age of Empires or Chess? And you? - 12
  My score is 26. And you? - 12
  - how old are you? 26, and I sleep at ten. And you? - 11
  - asl Meera, 26, Pune. Tell me your lucky number. - 13
  - how old are you? Old enough. Rate my answer out of twenty. - 16
  - how old are you? Ask me over chai, and pick a time. - 11
  - whats your age? 26. Ab tum batao aaj ka score. - 16
  - umar? 26. Ek number bolo. - 11
  - umar? 26. Ek number chuno. - 11
  - तुम्हारी उम्र क्या है? 26. एक नंबर बोलो। - 11
  - guess my age You sound like 30. Tell me your lucky number. - 13
  Hello. - 16
`;

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** "- his? Hers. - answer": his question ends with the first "?", or before the first capital of hers. */
function talk(line: string): { before: Spoken[]; answer: string } {
  const [said = '', answer = ''] = line.split(/ - (?!.* - )/u);
  const own = /^- ((?:(?! [A-Z\d]).)+) (.+)$/u.exec(said);
  const before: Spoken[] = own
    ? [
        { sender: 'user', content: own[1] ?? '' },
        { sender: 'ai', content: own[2] ?? '' },
      ]
    : [{ sender: 'ai', content: said }];
  return { before, answer };
}

test.each(linesOf(TOLD))('is recognised as under 18: %s', (line) => {
  const { before, answer } = talk(line);
  expect(mayAnswerAge(answer, 2026)).toBe(true);
  expect(answersUnderAge(answer, before, 2026)).toBe(true);
});

test.each(linesOf(NOT_TOLD))('is not recognised as under 18: %s', (line) => {
  const { before, answer } = talk(line);
  expect(answersUnderAge(answer, before, 2026)).toBe(false);
});

test('a number without a question before it means nothing', () => {
  expect(answersUnderAge('16', [], 2026)).toBe(false);
  expect(answersUnderAge('16', [{ sender: 'user', content: 'How old are you?' }], 2026)).toBe(
    false,
  );
});

test('most texts do not need the previous messages', () => {
  for (const text of ['hello', 'I miss you', 'kya kar rahi ho?', '16 minutes', 'no problem']) {
    expect(mayAnswerAge(text, 2026)).toBe(false);
  }
});
