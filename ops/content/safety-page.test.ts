import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { care } from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';
import { ROOT } from '../setup/root.ts';

const page = readFileSync(join(ROOT, 'content/pages/safety.mdx'), 'utf8');
const { data } = await readContentFile(join(ROOT, 'content/safety/care.yaml'), care.schema);

describe('the safety page', () => {
  it('offers the helplines of the cards, and no other short number to call', () => {
    const called = [...page.matchAll(/\[(\d+)\]\(tel:(\d+)\)/g)].map(([, shown, number]) => {
      expect(shown).toBe(number);
      return number;
    });
    expect([...new Set(called)].sort()).toEqual(data.numbers.map(({ number }) => number).sort());
  });

  it.each([
    ['who answers', 'Every companion is a computer program and not a human being.'],
    ['when that is said again', 'another after each three hours of use'],
    ['what answers danger', 'a plain card, or a line with the number that fits'],
    ['what software that is unsure does', 'she asks first whether all is well'],
    ['what it cannot do', 'Nobody is called on your behalf'],
    ['how far the closing reaches', 'for 90 days, on the same device and network'],
    ['what is counted', 'by kind and by month'],
    ['what is not', 'No text, no name and no account number'],
    ['that software errs', 'Software errs.'],
    ['where to complain', 'Write to the grievance officer'],
  ])('says %s', (_, words) => {
    expect(page).toContain(words);
  });
});
