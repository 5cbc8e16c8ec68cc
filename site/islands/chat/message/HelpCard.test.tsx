import { expect, test } from 'vitest';
import { care, underAge } from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';
import { render } from '../../../test/render.ts';
import { HELPLINES, HelpCard } from './HelpCard.tsx';

const { data } = await readContentFile('content/safety/care.yaml', care.schema);
const closing = (await readContentFile('content/safety/under-age.yaml', underAge.schema)).data;

test('the numbers that can be called are those of the content', () => {
  expect([...HELPLINES].sort()).toEqual(data.numbers.map(({ number }) => number).sort());
});

/** Every text of the house that may name a number. */
const CARDS = [
  ...data.cards.flatMap(({ now, serious }) => [now, ...(serious ? [serious] : [])]),
  data.minor,
  closing.card,
].flatMap((words) => Object.values(words));

test.each(CARDS)('each number of a card has its button: %s', (content) => {
  const { container } = render(<HelpCard content={content} />);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const named = content.match(/(?<![\d-])\d{3,5}(?![\d-])/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(links).toEqual([...new Set(named)].map((number) => `tel:${number}`));
});
