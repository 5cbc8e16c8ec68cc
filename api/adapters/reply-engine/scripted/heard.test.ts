import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadReplies } from './load-replies.ts';
import { matchSubject } from './match-subject.ts';
import { CONTENT } from './testing.ts';

const match = matchSubject(await loadReplies(join(CONTENT, 'replies')));

describe('what a visitor tells of himself and asks', () => {
  it.each([
    ['I live in Delhi', 'his-city'],
    ["I'm from Nagpur", 'his-city'],
    ['main Delhi mein rehta hu', 'his-city'],
    ['main Jaipur se hoon', 'his-city'],
    ['मैं दिल्ली में रहता हूँ', 'his-city'],
    ['I live in Pune, where are you from?', 'where-from'],
    ['mummy ki tabiyat kharab hai', 'family-sick'],
    ['meri maa bahut bimar hai', 'family-sick'],
    ['मेरी माँ बीमार है', 'family-sick'],
    ['my father is in hospital', 'family-sick'],
    ['My mother is not well', 'family-sick'],
    ['papa ko bukhar hai', 'family-sick'],
    ['meri tabiyat kharab hai', 'sick'],
    ['I am in hospital, my mother is with me', 'sick'],
    ['my mother makes great dal', 'food'],
    ['aaj mera birthday hai', 'his-birthday'],
    ["It's my birthday!", 'his-birthday'],
    ['आज मेरा जन्मदिन है', 'his-birthday'],
    ['meri shaadi tay ho gayi hai', 'his-wedding'],
    ['I got engaged yesterday', 'his-wedding'],
    ['मेरी शादी तय हो गई है', 'his-wedding'],
    ['my ex got married', 'heartbreak'],
    ['did you miss me?', 'missed-him'],
    ['mujhe yaad kiya?', 'missed-him'],
    ['I missed you', 'miss-you'],
    ['tum bahut achi ho', 'compliment'],
    ['what are you wearing?', 'wearing'],
    ['kya pehna hai tumne', 'wearing'],
  ])('%s calls %s', (text, subject) => {
    expect(match(text)).toBe(subject);
  });

  it.each(['its my birthday next month', 'uski shaadi tay ho gayi'])(
    'congratulates nobody for: %s',
    (text) => {
      expect(match(text) ?? '').not.toMatch(/^his-/);
    },
  );
});
