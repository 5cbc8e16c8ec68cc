import { describe, expect, it } from 'vitest';
import { saysUnderAge } from './under-age.ts';

const SAID = `
  I'm 16
  i am 16
  I am 16.
  im 15 btw
  I’m 17, you?
  i m 14
  Im16
  I am 16 and you?
  I am 16 but I like older men
  hi, I'm 16 from Delhi
  im 16 f
  im 15f
  I am just 15
  I'm only 16
  I am actually 17 lol
  i am like 16
  I am sixteen
  I'm seventeen, is that ok?
  I am 16 is that ok
  I am 16 years old
  I'm 16 yrs old
  im 13 yo
  I'm 16yo
  I'm a 15 year old girl
  I am a 16-year-old boy from Pune
  I am 12 years old
  I am 10 years old
  I am 16 years
  I'm almost 17 years old
  I told you I am 16
  Sorry, I have to tell you something. I am 16.
  I am 16!!! 😭
  I'm 16😊
  ok so i'm 17 and my sister is 25
  my age is 16
  My age is fifteen
  my age 15
  I turned 17 yesterday
  I just turned 16
  i just turned 16 last week
  I turned sixteen today
  im turning 17 tomorrow
  tomorrow is my 16th birthday
  My 17th birthday is next week
  I'm not 18 yet
  im still not 18 yet
  I am not yet 18
  I'm under 18
  i am below 18
  I am younger than 18
  I'm not even 18
  im almost 18
  I haven't turned 18
  I am not 18+
  I'm 18 tomorrow
  I turn 18 next month
  i will be 18 in 3 months
  I'm a minor
  i am underage
  I am underage, sorry
  under 18
  Under 18 here
  not 18 yet
  main 16 saal ki hu
  main 16 saal ki hoon
  mai 15 ka hoon
  Mai 15 ka hu
  me 17 ki hu
  mein 16 sal ka hun
  main abhi 16 ka hi hu
  main toh sirf 15 saal ki hu
  yaar main 16 saal ka hu
  16 saal ki hu main
  15 ka hu
  main 16 saal ki ladki hu
  main 17 ka ho gaya hu
  main 16 saal ki
  main 16 saal ka hai
  main 15 saal
  main solah saal ki hu
  main pandrah saal ka hoon
  main satrah ki hu
  meri umar 14 hai
  meri umar 14 saal hai
  meri age 16 h
  meri umr sirf 15
  meri age solah hai
  mai 17 years ki hu
  main 18 se kam hu
  main 18 saal se chhoti hu
  main abhi 18 ka nahi hu
  main 18 ki nahi hui
  abhi 18 ka nahi hua
  main 18 ka hone wala hu
  main nabalig hu
  meri umar 18 se kam hai
  मैं 16 साल की हूँ
  मैं १६ साल का हूँ
  मैं सोलह साल की हूं
  मैं पंद्रह साल का हूँ
  मैं 15 का हूँ
  मेरी उम्र 14 है
  मेरी उम्र १५ साल है
  मेरी उम्र पन्द्रह साल है
  मैं अभी 17 की हूँ
  मैं नाबालिग हूँ
  मैं 18 से कम हूँ
  मैं अभी 18 की नहीं हूँ
  हाँ, मैं सत्रह साल का हूँ।
  class 9 me padhta hu
  main class 9 me padhti hu
  main 9th class mein padhta hoon
  main 10th me padhta hu
  mai 8vi class me padhti hu
  मैं कक्षा 9 में पढ़ता हूँ
  मैं 10वीं में पढ़ती हूँ
  I study in class 9
  I am in class 9
  im in 9th standard
  I'm in 8th grade
  I am a class 9 student
  I'm a 10th grader
  no im 16
  I'll be 18 this December
  I am 16, do you mind?
  main 17 saal ki hu, koi problem toh nahi?
  main minor hu
  main underage hoon
  I am minor
  I'm a 14yo girl
  I'm a 14 y/o
  im 16 y old
  15 year old girl here
  15/f/delhi
  am 16
  I am 16 and alone
  I'm 16 and a girl
  I am 16 i live in delhi
  i am 16 my name is rahul
  I am 16 sir
  I'm 16 though
  i am 16 rn
  I am 16 right now
  I am 16 and my heart is yours
  I'm 15 in 10th
  my sister is 25 and I am 16
  she is 17 and I am 16
  people think I'm 20 but I'm 16
  you think I'm 20? I'm 16
  i lied about my age im 16
  sorry i lied, i'm 16
  maine jhooth bola main 15 ka hu
  maine kaha na main 16 ki hu
  I feel lonely I'm 16
  I think you should know I'm 16
  guess what I'm 16
  I'm not kidding, I'm 16
  I am... 16
  kya tum mujhse baat karogi main 16 ka hu
  log sochte hai main 20 ki hu par main 16 ki hu
  My name is Rohan, 16 years old
  my name is Asha, 15
  I'm a boy of 16 years
  I'm 16 and a half
  im 17 almost 18
  I turn 17 in may
  I'll be 17 next month
  I am going to be 18 next year
  I have turned 16
  its my sixteenth birthday
  kal main 16 ka ho jaunga
  16 saal meri umar hai
  age 15 h meri
  meri umar 16 saal ki hai
  meri abhi umar 16 hai
  मै 16 साल की हु
  हम 16 साल के हैं
  मैं दसवीं में पढ़ता हूँ
  main 10th me hu
  sach me main 16 ki hu
  main delhi se hu, 16 ka hu
  dasvi me padhta hu
  I am a student of class 9
  I'm under the age of 18
  I ain't 18 yet
  I'm not an adult
  I was born in 2011
  I'm born on 5 May, 2010
  main 2010 me paida hua
  मैं 2012 में पैदा हुई
  mera janm 2010 me hua
  main adult nahi hu
  Main 18+ nahi hu
  main 18 ki nahi hu abhi
  let's play a game, I'm 16
  wanna play a game? I'm 16
  lets play truth or dare im 16
  game khelte hai, main 16 ki hu
  you are a good player and I'm 16
  I'm 16, you? 26?
  I'm 16, he is 26
  I'm 16, my bf 26
  I'm not 26, I'm 16
  main 26 ka nahi, 16 ka hu
  I'm 16, is 26 too old?
  I'm 16, sorry
  I'm 17, 18 next month
  no 26, I'm 16
  im 16 today
  I am 14 today and nobody came
  I am 16 so please be nice
  I'm 16 but in love with you
  I'm 16 but in college
`;

const NOT_SAID = `
  I'm 15 minutes late
  im 15 min away
  I am 16 km away
  i am 16 kms from home
  I'm 17 weeks pregnant
  I'm 5'6
  I'm 5'11"
  I am 15% sure
  I'm 17.5 km away
  I am 16-17 km away
  I am 15/20 done
  I'm 16+
  I am 15,000 short
  I'm ₹15 short
  I am #15
  I am 10
  i'm 9
  I'm a 10
  I am 15 years older than you
  I am 16 years younger than her
  I am 16 years sober
  I am 16 years into this marriage
  I've been 16 years in this job
  I have 15 years of experience
  I am 15th in the queue
  I am 16 and a half hours away
  I am 12 floors up
  I'm 17 pages in
  I am 15 or 20 minutes away
  I feel 15 again
  I feel like I am 15
  I feel like I'm 15 years old
  with you I am 15 again
  you treat me like I'm 16
  I am 16 years old at heart
  in my head I am 16
  my heart says I am 16
  when I was 15
  When I was 16 years old I ran away
  I was 17 when we met
  I was 17
  I had just turned 17 when dad died
  I turned 17 in 2009
  when I turned 16 I got a bike
  I just turned 17 when it happened
  If I am 16 would you talk to me?
  what if I'm 16
  even if I'm 17
  do you think I am 15?
  they think I'm 16
  people think I am 17
  she said I am 16
  Do I look like I am 16?
  pretend I'm 16
  imagine I am 15 years old
  in this photo I am 16
  I am 16 in this photo
  my sister is 15
  my sister is 16 years old
  My daughter is 15 years old
  My son turned 17 yesterday
  my son just turned 16
  I have a 15 year old
  I am the mother of a 16 year old
  I am a 16 year old's mother
  I am a 15 year old boy's father
  my brother is under 18
  my kids are under 18
  movies for under 18
  is it for under 18?
  are you under 18?
  are you 16?
  you are 16
  we were 16
  I am not 16
  I'm not a minor
  I am not under 18
  I am not underage
  I am a minor celebrity
  I'm in a minor accident
  I'm 18
  I am 18 years old
  im 19
  I'm 26
  I am 21, I was 16 then
  I'm 16... just kidding, I'm 25
  I'm 16 haha jk
  My id says I am 16 but I am 26
  I'm 40 years old but I am 16 in bed
  I'm not 18 anymore, I am 35
  I am not 18, I am 30
  I'm barely 18
  I turned 18 yesterday
  I turn 18 today
  my 18th birthday is tomorrow
  She wrote "I am 16" on the wall
  “I am sixteen” is a song
  I am sixteen going on seventeen
  I am 16 again with you
  17 lakh
  15 saal pehle
  15 saal pehle shaadi hui thi
  main 15 minute me aati hu
  main 15 minute mein aata hu
  main 16 km door hu
  main 15 saal se yahan hu
  main 16 saal se kaam kar raha hu
  main 15 saal ka tha
  main 15 saal ki thi jab mile
  jab main 16 saal ka tha
  jab main 16 saal ki hoti hu
  agar main 16 saal ki hu toh?
  main 17 saal baad aaya
  main 17 lakh kamata hu
  main 2015 ka hu
  meri beti 15 saal ki hai
  meri behen 16 saal ki hai
  mera beta 14 saal ka hai
  meri umar 26 hai
  meri umar 17 thi
  meri umar 16 saal se zyada hai
  main 26 saal ka hu
  main 16 saal ki beti ki maa hu
  main 15 saal ke bete ka baap hu
  main 16 saal ki ladki ka papa hu
  mujhe lagta hai main 16 saal ki hu
  dil se main 16 saal ka hu
  main 16 saal ka hu aisa lagta hai
  main 15 ki baat kar raha hu
  delhi me 16 saal
  delhi main 16 saal rahe
  shaadi ko 15 saal ho gaye
  15 saal ka experience hai
  main 15 tareekh ko aaunga
  main 15 ko aati hu
  main 18 ka hu
  main 18 saal ki hu
  main 18 ka nahi hu, 30 ka hu
  main nabalig nahi hu
  मैं 15 मिनट में आती हूँ
  मैं 16 साल से यहाँ हूँ
  मैं 15 साल का था
  जब मैं 16 साल का था
  मेरी बेटी 15 साल की है
  मेरी उम्र 26 है
  मैं 28 साल का हूँ
  15 साल पहले
  I teach class 9
  I am teaching in class 9
  I am a class 9 teacher
  I'm a teacher of class 8
  I was in class 9
  my son is in class 9
  mera beta class 9 me padhta hai
  main class 9 ko padhata hu
  main class 9 me padhata hu
  main class 9 me padhati hu
  मैं कक्षा 9 में पढ़ाता हूँ
  jab main class 9 me padhta tha
  I am in class 12
  I study in 12th
  I'm in room 9
  I'm in a meeting
  class 9
  16
  hi
  I am teen patti champion
  I am 12 hours behind you
  call me 16 times
  room 16
  I am level 16
  I'm number 15
  I'm 16 GB short
  ten out of ten
  I'm 18 in class 12
  I'm 18 after all
  I'm 18 this year
  main batch 17 ka hu
  log sochte hain main 16 saal ki hu
  kya main 16 saal ki hu?
  main 16 saal ki dikhti hu
  log kehte hain main 16 saal ki lagti hu
  I am 15 years old in dog years
  I am 15 years old in this business
  I was born in 2001
  I was born in 2008
  I was born in 2012, kidding
  my son was born in 2012
  if I was born in 2012
  I was reborn in 2012
  mera beta 2012 me paida hua
  dikhti 17 ki hu
  shakal se 17 ka hu
  dimaag se 12 saal ka hu
  meri maa ke saamne main 10 saal ka hu
  baarish me main 10 saal ki hu
  main toh hamesha 16 ki hu
  I am tera
  main tera ho gaya
  main tera hu
  usne kaha main 16 saal ki hu
  wo kehti hai main 16 saal ki hu
  ladki ne kaha main 17 ki hu
  the kid said I'm 15
  she texted me im 16 and I blocked her
  a girl messaged me im 15 so i blocked
  my wife says I am 12
  my app says my age is 17
  mentally I'm 16
  deep down I'm 15
  inside I am still 16
  In my dreams I am 17
  with you I'm 16
  for my mother I'm still 10 years old
  maa ke liye main abhi bhi 12 saal ka hu
  tere saath main 16 ka hu
  tumse baat karke main 16 saal ka ho gaya hu
  phir se 16 saal ki ho gayi hu
  I'm 40 but in bed I'm 16
  I'm 15... 20 minutes away
  I'm 15, maybe 20 minutes out
  I'm 12, 13 minutes away
  I'm 13 from home
  I am 15 from 20
  out of 20, I'm 16
  I am 12 years old employee here
  I am 15 years old customer of yours
  I am 12 years old in IT
  I'm 16 yrs and counting in my job
  I will turn 16 on the dial
  I'll be 18 on the list
  I turn 18 on my oven
  I will be 15 in 10 minutes
  I'm 18 soon 19
  I have turned 16 pages
  I'm 18, next month 19
  wo abhi 18 ka nahi hua
  chhota bhai hai 18 ka nahi hua
  meri umar 18 se kam nahi hai
  my 16th birthday next to my dad is my favourite memory
  मैं सोलह बरस की, तू सत्रह बरस का
  main BCom 2nd me padhta hu
  main 3rd me padhti hu medical
  main dasvi pass hu
  pretend we're in school, I'm 16
  I am not an adult film fan
  I'm a minor injured
  let's play a game: you're my teacher, I'm 16
  let's play, you are the boss and I am 16
  lets roleplay, I'm 16
  chalo play karte hai, tum meri teacher aur main 16 ki hu
  which seat? 15 F
  I'm 16, sorry 26
  I'm 16, 26 I mean
  I'm 16. Correction: 26
  main 16 saal ki hu, are nahi 26 saal ki
  I'm 16, I mean 26
  I'm 16, no, 26
  I'm 16 sorry 26
  I'm 16 no 26
  I'm 16 😂 nah 34
  I'm 16 from Delhi. Oops, 26
  I'm sixteen, sorry, twenty six
  main 16 ka hu, sorry 26 ka
  main 16 ki hu, matlab 26 ki
  main solah ka hu, nahi, chhabbis ka
  मैं 16 साल की हूँ, सॉरी 26 की
  I was born in 2011, sorry 2001
  I am 14 today at work
  I'm 14 so far
  i am 12 today sober
  I'm 12 but in kg lol
  I'm 16m away
  I'm 16 m away
  M16
  15 F
`;

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('a visitor under 18', () => {
  it.each(linesOf(SAID))('says so: %s', (text) => {
    expect(saysUnderAge(text, 2026)).toBe(true);
  });

  it.each(linesOf(NOT_SAID))('does not say so: %s', (text) => {
    expect(saysUnderAge(text, 2026)).toBe(false);
  });
});
