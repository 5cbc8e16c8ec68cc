import { describe, expect, it } from 'vitest';
import { allCompanions, talk } from '../testing.ts';
import { weighed } from './deciding.ts';

describe('what is weighed', () => {
  it.each([
    ['tu bata kya karu, landlord se time maangu ya naya flat dhundhu?', 'naya flat dhundh[o|iye]'],
    ['kya karu, seedha bol du ya chup rahu? tum batao', 'chup rah[o|iye]'],
    ['अब नया कारीगर रखूँ या रमेश को वापस बुलाऊँ? आप क्या कहती हो', 'रमेश को वापस बुला[ओ|इए]'],
    ['should I tell the MD tonight, or wait till morning? What do you think?', 'wait till morning'],
    ['sell the house and go to Pune or stay in Mysore.', 'stay in Mysore'],
    ['kal phir phone karu usko ya ghar chala jau?', 'ghar chala ja[o|iye]'],
    ['रात को फिर फ़ोन करूं या सोने दूं उसे?', 'सोने [दो|दीजिए] उसे'],
    ['saree loon ya phone?', 'phone [lo|lijiye]'],
    ['you think I should shout or talk soft?', 'talk soft'],
  ])('%s', (text, second) => {
    expect(weighed(text)?.second).toBe(second);
  });

  it.each([
    ['job chhod du ya nahi?', 'job chhod [do|dijiye]'],
    ['kya karu, loan le lu?', 'loan le [lo|lijiye]'],
    ['should i quit my job', 'quit my job'],
    ['tumhe kya lagta hai, use message karna chahiye?', 'use message [karo|kijiye]'],
    ['क्या मुझे वहाँ जाना चाहिए?', 'वहाँ [जाओ|जाइए]'],
  ])('whether to do a thing at all: %s', (text, first) => {
    expect(weighed(text)).toEqual({ first, second: undefined });
  });

  it.each([
    'chai ya coffee?',
    'kya karu?',
    'kya bolu unko?',
    'kya karna chahiye?',
    'koi gaana batao',
    'Was it fun?',
    'Is it in Bengaluru?',
    'Naya kaam shuru?',
    'Telugu ya Urdu?',
    'Tell me a joke or a story',
    'How many days should I wait?',
    'What kind of gift should I buy?',
    'tumhe jaan bolu ya baby?',
    'usko maaru ya chhod du?',
    'train ke aage kud jau kal?',
    'bete ko thappad lagau ek?',
    'nas cut karu aaj?',
    'kursi se uthna baithna din mein kitni baar karu?',
    'Zoya ke liye kuch le jaana hai, 4 saal ki hai, kya le jau?',
    'बच्ची के लिए क्या ले जाऊँ?',
    'कोई अच्छी किताब बताओ जो बच्ची को पढ़ने दूँ?',
  ])('nothing: %s', (text) => {
    expect(weighed(text)).toBeUndefined();
  });
});

const [her] = await allCompanions();

describe('a side', () => {
  if (!her) throw new Error('There is a companion at least.');
  const answer = (message: string) => talk({ companion: her }, [message], 3)[0];

  it('is taken for what can be asked for', () => {
    expect(answer('tum batao, landlord se time maangu ya naya flat dhundhu?')?.text).toMatch(
      /landlord se time maango/i,
    );
  });

  it('is taken against a debt, however it is put', () => {
    const text = answer('paise ki baat hai, loan lu ya behen se mangu?')?.text;
    expect(text).toMatch(/behen se mango/i);
    expect(text).not.toMatch(/loan lo/i);
  });

  const last = (...messages: string[]) => talk({ companion: her }, messages, 5).at(-1);
  const decided = 'Sheeba was crying. Should I scold her or let it go?';

  it('is the kinder of two', () => {
    expect(last(decided)?.text).toMatch(/let it go/i);
  });

  it('is his to overrule, asked why', () => {
    expect(last(decided, 'why let it go?')?.why.join()).toBe('why decided');
    expect(last('she was crying today', 'why let it go?')?.why.join()).not.toBe('why decided');
  });
});
