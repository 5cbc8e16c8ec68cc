import { expect, it } from 'vitest';
import { askedInReturn } from './in-return.ts';

it.each([
  ['I am from Bhopal. And you?', 'I am from Bhopal. Where are you from?'],
  ['long day. i like old songs, and you?', 'long day. Do you like old songs?'],
  [
    'my favourite colour is blue. and yours?',
    'my favourite colour is blue. What is your favourite colour?',
  ],
  ['I love you so much. and you?', 'Do you love me?'],
  [
    'I make coffee at 5. How do you take yours?',
    'I make coffee at 5. How do you take your coffee?',
  ],
  ['main electrician hu. aur tum?', 'main electrician hu. tum kya kaam karti ho?'],
  ['mera naam Farhan hai, aap?', 'mera naam Farhan hai. apna naam batao?'],
  ['मेरा नाम राकेश है, आप?', 'मेरा नाम राकेश है. अपना नाम बताओ?'],
])('what he tells of himself is asked of her: %s', (text, asked) => {
  expect(askedInReturn(text)).toBe(asked);
});

it.each([
  'And you?',
  'lime soda. and you?',
  'main theek hoon, aap?',
  'what do you like? and you?',
  'I love you',
  'i love you?',
  'I like your smile. and you?',
  'i miss my mom. and you?',
  'main maze se hu. aur aap?',
  'main mota hu. aur tum?',
  'i have a brother in jail, and you?',
  'i hate myself, and you?',
  'i love my wife but she is far, you?',
  'i miss my wife. do you like rain?',
  'mujhe chai pasand hai',
])('any other message stays as it is: %s', (text) => {
  expect(askedInReturn(text)).toBeUndefined();
});
