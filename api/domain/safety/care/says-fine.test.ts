import { expect, it } from 'vitest';
import { declinesHelp, deniesHarm, meantElse, saysFine, saysUnwell } from './says-fine.ts';

it.each([
  'I am fine, really',
  'sab theek hai yaar',
  'main bilkul theek hoon',
  'dukh wali baat nahi, heavy kuch nahi hai',
  'nothing is wrong',
  'arre itna bhi bura haal nahi hai',
  'इतना भी बुरा हाल नहीं है',
  'मैं दुखी नहीं हूँ बहन',
])('%s says that all is well', (text) => {
  expect(saysFine(text)).toBe(true);
});

it.each([
  'I am not fine',
  'sab theek nahi hai',
  'I keep saying I am fine',
  'kuch theek nahi',
  'hmm',
])('%s does not', (text) => {
  expect(saysFine(text)).toBe(false);
});

it.each([
  "no no i'm not going to harm myself",
  'I would not, I won’t hurt myself'.replace('’', "'"),
  'arre khud ko kuch nahi karunga',
  'मैं ख़ुद को कुछ नहीं करूँगा',
])('%s says that no harm is meant', (text) => {
  expect(deniesHarm(text)).toBe(true);
});

it.each(['I want to hurt myself', 'not sure whether to go on', 'khud ko khatam karna hai'])(
  '%s does not say so',
  (text) => {
    expect(deniesHarm(text)).toBe(false);
  },
);

it.each([
  'oye 14416 kya? helpline? bas card kharab hua hai',
  'I do not need a helpline for this',
  'अरे हेल्पलाइन की ज़रूरत नहीं',
  'why the number? I only asked about cement',
  'number kyun diya yaar',
  'अरे ये कौन सा नंबर दे दिया?',
])('%s declines a number', (text) => {
  expect(declinesHelp(text)).toBe(true);
});

it.each([
  'give me the helpline',
  'is 14416 free',
  'helpline ka number do',
  'number kyun nahi lag raha',
  'why is 14416 busy',
])('%s does not decline one', (text) => {
  expect(declinesHelp(text)).toBe(false);
});

it.each([
  'kavya what happened, i only asked you to come to the engagement 😅',
  'just asking about my father and the bike',
  'main to mazak kar raha tha yaar',
  'मैं तो बकरी का मज़ेदार किस्सा सुना रहा था',
  'nothing like that',
])('%s says that something else was meant', (text) => {
  expect(meantElse(text)).toBe(true);
});

it.each(['I only want to sleep', 'main to thak gaya hu', 'there is only one way left'])(
  '%s says nothing of the kind',
  (text) => {
    expect(meantElse(text)).toBe(false);
  },
);

it.each([
  'no',
  'nahi yaar',
  'not really',
  'kuch theek nahi',
  'theek nhi hai',
  'नहीं',
  'ठीक नही',
  'nahi 😔',
  'bilkul nahi',
  "no, I'm not",
  'no not at all',
  'nahi, bahut bura haal hai',
  'I am not fine',
])('%s says that not all is well', (text) => {
  expect(saysUnwell(text)).toBe(true);
});

it.each([
  'nahi nahi sab theek hai',
  'haan sab badhiya',
  'no, I was talking of the shop',
  'theek',
  "Actually I'm fine",
  'just saying good night',
  'the movie was not good',
])('%s does not say so', (text) => {
  expect(saysUnwell(text)).toBe(false);
});
