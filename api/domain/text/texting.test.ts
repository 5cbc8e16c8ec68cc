import { expect, it } from 'vitest';
import { spelledOut } from './texting.ts';

it.each([
  ['mje nhi pta kya krna h', 'mujhe nahi pata kya karna hai'],
  ['Tm ky kr rhi ho aaj', 'Tum kya kar rahi ho aaj'],
  ['bht thak gya hu yaar, ghr pe kch nhi bana', 'bahut thak gaya hu yaar, ghar pe kuch nahi bana'],
  ['मुझे नही पता मे क्या करू', 'मुझे नहीं पता में क्या करूँ'],
  ['wat r u doing tmrw, im free n bored', "what are you doing tomorrow, i'm free and bored"],
])('texting is spelled out: %s', (short, full) => {
  expect(spelledOut(short)).toBe(full);
});

it.each([
  'h r u',
  'I am R Sharma from Pune',
  'mera naam Abi hai, main AP se hoon',
  'kal PTA meeting hai',
  'hm, aye yaar kya baat',
  "i'm 5 m from the station",
  'I got an H in maths, sb said',
  'ghar se 5 h lagte hai',
  'mujhe nahi pata, tum batao na',
  'मुझे नहीं पता क्या करना है',
  'kr@example.in par likho na yaar',
])('anything else stays as it is: %s', (text) => {
  expect(spelledOut(text)).toBe(text);
});
