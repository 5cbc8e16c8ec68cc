import { expect, it } from 'vitest';
import { saysFine } from './says-fine.ts';

it.each([
  'I am fine, really',
  'sab theek hai yaar',
  'main bilkul theek hoon',
  'dukh wali baat nahi, heavy kuch nahi hai',
  'nothing is wrong',
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
