import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMemory } from '../../adapters/memory/load-memory.ts';
import { loadSafety } from '../../adapters/safety/load-safety.ts';
import { createGuard } from '../safety/guard.ts';
import { createMemoryRules } from './find-facts.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const guard = createGuard((await loadSafety(join(CONTENT, 'safety'))).guard);
const { find } = createMemoryRules(
  await loadMemory(join(CONTENT, 'memory/facts.yaml')),
  (value) => guard.judge(value) === undefined,
);
const told = (text: string) =>
  find(text)
    .map(({ topic, value }) => `${topic}: ${value}`)
    .join(', ');

describe('what a companion remembers', () => {
  it.each([
    ['my name is rahul', 'name: Rahul'],
    [
      'Hi! My name is Arjun Mehta, and I live in Navi Mumbai.',
      'name: Arjun Mehta, home: Navi Mumbai',
    ],
    ['you can call me Sam 😊', 'name: Sam'],
    ['mera naam Imran hai', 'name: Imran'],
    ['haan wahi. main trainer hu gym me', 'work: Trainer'],
    ['हमारे स्कूल में भी नए मास्टर से यही करवाते हैं। मैं हेडमास्टर हूँ', 'work: हेडमास्टर'],
    ['I run a medical shop, third day without light', 'work: Medical shop'],
    ['I work at HDFC bank in Pune', 'work: HDFC bank, home: Pune'],
    ['मेरे घर में तो बेटी का ही हुक्म चलता है। उसका नाम रिया है', 'daughter: रिया'],
    ['main toh ice cream khati hu, aur main dentist hu', 'work: Dentist'],
    ['हा हा, मैं हेडमास्टर हूँ', 'work: हेडमास्टर'],
    ['याद है मैं किस शहर से हूँ और क्या करती हूँ?', ''],
    ['One was from a boy who moved to Canada. Never replied to him', ''],
    ['Today my grandson is coming from Bangalore for the holidays', ''],
    ['Mera naam hai Ravi', 'name: Ravi'],
    ['मेरा नाम आरव है।', 'name: आरव'],
    ['main Pune me rehta hu', 'home: Pune'],
    ['mera beta aarav 4 saal ka hai', 'son: Aarav'],
    ['mera beta 5 saal ka h golu, aaj school gaya', 'son: Golu'],
    ['mera beta Aarav 4 saal ka hai, poem bola aur main so rahi thi', 'son: Aarav'],
    ['clinic mein line thi, main dental clinic mein receptionist hu', 'work: Receptionist'],
    ['back from school, I teach maths to class 9', 'work: Maths teacher'],
    ['I do accounts in a tyre showroom', 'work: Accounts'],
    ['I build metro stations in Surat', 'home: Surat, work: Building metro stations'],
    ['Im Arjun btw, chef in a hotel', 'name: Arjun, work: Chef'],
    ['I found a kitten on the street. Named him Biscuit', 'pet: Biscuit'],
    ['meri ek behen hai rekha, indore me', 'sister: Rekha'],
    ['मेरी बेटी पूजा का सिलेक्शन हो गया', 'daughter: पूजा'],
    ['sharma ji ka naam Ramesh hai', ''],
    ['my name is not Ravi, i am Raj', ''],
    ['mera beta Aarav, bahut pyara tha', ''],
    ['my daughter Meher, she used to love the sea', ''],
    ['मेरी बेटी पूजा कर रही है', ''],
    ['मेरे पति के भाई सुरेश आए', ''],
    ['meri beti hai rekha jaisi', ''],
    ['uska naam Ramesh hai', ''],
    ['my son is 12 years old', ''],
    ['an old aunty from Nagpur left me a tip', ''],
    ['mai Lucknow mein rehti hoon yaar', 'home: Lucknow'],
    ['मैं इंदौर में रहता हूँ', 'home: इंदौर'],
    ["I'm from Kochi but working in Chennai", 'origin: Kochi'],
    ['main Patna se hoon', 'origin: Patna'],
    ['I work as a data analyst', 'work: Data analyst'],
    ['body only yaar, i am site engineer, we build a flyover', 'work: Site engineer'],
    ['meri to mobile repairing ki dukan hai', 'work: Mobile repairing ki dukan'],
    ['main BEd kar rahi hu jaipur mein', 'home: Jaipur, work: BEd'],
    ['मैं सिलाई करती हूँ घर पे', 'work: सिलाई'],
    ['job karta hu wipro me', 'work: Wipro'],
    ['hii, arjun here ranchi se', 'name: Arjun, home: Ranchi'],
    ['my wife priya makes great fish', 'wife: Priya'],
    ["I'm preparing for the UPSC mains", 'goal: UPSC mains'],
    ['main CAT ki taiyari kar raha hu', 'goal: CAT'],
    ['my birthday is on 12 March', 'birthday: 12 March'],
    ['my favorite food is rajma chawal and butter', 'food: Rajma chawal'],
    ['mujhe pav bhaji khana pasand hai', 'food: Pav bhaji'],
    ['My fav movie is Jab We Met!', 'film: Jab We Met'],
    ['mera favourite singer Arijit Singh hai', 'music: Arijit Singh'],
    ["my dog's name is Bruno", 'pet: Bruno'],
    ["My name's Arjun", 'name: Arjun'],
    ['my name is rahul from delhi', 'name: Rahul, home: Delhi'],
    ['main aman ranchi se', 'name: Aman, home: Ranchi'],
    ['hii kavya!! im ananya from bhubaneswar', 'name: Ananya, home: Bhubaneswar'],
    ['hi, pooja here', 'name: Pooja'],
    ['Hi Noor! Farhan from Hyderabad. Very happy today', 'home: Hyderabad, name: Farhan'],
    [
      'main imran bareilly se. ek sherwani poori hui, 5 din se laga tha',
      'name: Imran, home: Bareilly',
    ],
    ['Thomas here from Kottayam. Not a good day', 'name: Thomas, home: Kottayam'],
    ['meri beti ka naam pooja hai, dasvi me hai', 'daughter: Pooja'],
    ['my sister Vidya came from Madurai to help', 'sister: Vidya'],
    ['main delhi se mumbai train me ja raha hu', ''],
    ['my name is arjun & yours', 'name: Arjun'],
    ['my name is Arjun 😊 how are you', 'name: Arjun'],
    ['my name is \u202eArjun\u202c', 'name: Arjun'],
    ['mera naam bhi Rahul hai yaar', 'name: Rahul'],
    ['main bhi Noida me rehta hu', 'home: Noida'],
    ['I live in Delhi with my parents', 'home: Delhi'],
    ['mera birthday 5 march ko hai', 'birthday: 5 march'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    'hello',
    'what is my name?',
    'my name is not Rahul',
    'my name is what',
    'guess what my name is',
    'what if my name is Rahul',
    'agar mera naam Salman hota',
    'your name is lovely',
    'I live in constant fear of my boss and his calls',
    'I live in fear',
    'i am from there',
    'I work as hard as I can every day',
    'my birthday is tomorrow',
    'my number is 9876543210',
    'my name is 9876543210',
    'my name is a@b.example',
    'I love you',
    'main office se hoon',
    'main ghar me rehta hu',
    'mera naam kya hai',
    'I stay in bed all day',
    `my name is ${'x'.repeat(80)}`,
    // Asked after, without a question mark.
    'mera naam batao',
    'mera naam yaad hai',
    'mera naam pata hai na',
    'mera naam lo',
    'mera naam ek raaz hai',
    'mera naam chhodo',
    'मेरा नाम याद है',
    'मेरा नाम बताओ ना',
    // Said of something else.
    'you can call me anytime',
    'just call me tonight',
    'my friends call me every day',
    'people call me crazy',
    'main tumhare dil me rehta hu',
    'main sapno mein rehti hoon',
    'मैं सपनों में रहता हूँ',
    'main subah se hu',
    'main bahut dino se hoon akela',
    'i live in a small flat',
    'i stay in touch with friends',
    'my birthday is coming',
    'mera birthday Sunday ko hai',
    'i work as usual',
    'he said my name is Raju',
    'I wish i live in Goa',
    'papa engineer hain',
    'लड़का पुणे में इंजीनियर है, रविवार को देखने आ रहे हैं',
    'i work at night mostly',
    'I run every morning',
    'I run the house alone',
    'main doctor ke paas gaya',
    'my sister is a nurse',
    'tum teacher ho',
    'bhai ki dukan pe baitha hu',
    // Not true, or no longer true.
    'mujhe biryani khana pasand nahi',
    'main Pune me rehta tha',
    'मैं दिल्ली में रहता था',
    // Nothing that a companion may say.
    'my name is Sex',
    'mera naam chutiya hai',
    'I live in fucking Delhi',
    'my favourite food is pussy',
  ])('nothing of: %s', (text) => {
    expect(told(text)).toBe('');
  });

  it('handles a text of any length', () => {
    const before = performance.now();
    find('my name is '.repeat(180));
    find('!'.repeat(2000));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
