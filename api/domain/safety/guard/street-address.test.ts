import { expect, it } from 'vitest';
import { hasStreetAddress } from './street-address.ts';

it.each([
  'Flat 302, Green Park Colony, Andheri.',
  'I stay at tower C, flat 1203, Palm Residency',
  'House no. 7/2, 3rd Cross, Indiranagar',
  'Mera ghar hai makaan number 12, gali 4, Laxmi Nagar',
  'B-42, Sector 15, Noida',
  'मकान नंबर १२, गली नंबर 4, शास्त्री नगर',
  'फ्लैट 302, सेक्टर 15',
])('is where somebody lives: %s', (text) => {
  expect(hasStreetAddress(text)).toBe(true);
});

it.each([
  'A flat with 2 rooms and a kitchen',
  'The metro goes from Sector 15 to Laxmi Nagar',
  'That house was built in 1951, on Calvathy Road',
  'Plot 12 baar badla, phir bhi film chali',
  'Gali number 4 ke paranthe sabse achhe hain',
  'Vitamin B 12 is in eggs, and the road is long',
  'फ्लैट में दो कमरे हैं',
  'It was on a 4 lane road near the sea.',
  'That was a 2 floor house.',
  'My dream: a house, 2 kids, and a quiet street.',
  'The plot: 2 strangers meet on a road at night.',
  'There was flat 50 percent off in the bazaar.',
  'Chapter 2, block 3, floor plan.',
])('is none: %s', (text) => {
  expect(hasStreetAddress(text)).toBe(false);
});
