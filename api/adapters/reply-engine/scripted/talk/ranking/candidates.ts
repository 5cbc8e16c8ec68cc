import type { FollowUp, Voice } from '../bank.ts';
import type { Finders } from '../finders.ts';
import { tellingWords } from '../similar.ts';
import type { Understood } from '../understand.ts';

/** How many of each kind are weighed. */
const MOST = {
  own: 9,
  fact: 7,
  following: 5,
  apart: 4,
  situation: 6,
  trade: 3,
  card: 3,
  people: 2,
  said: 6,
  saidByAnybody: 4,
};
/** Less alike, what is advised is for another matter. */
const LEAST_ADVISED = 0.35;
const LEAST_APART = 2;
const MOST_SENTENCES = 3;

/** Ids of what was written that comes nearest to a message or to one of its sentences: some forty. */
export function candidatesFor(
  { find, voice, last }: { find: Finders; voice: Voice; last: readonly string[] },
  { clauses, whole }: Understood,
): string[] {
  // Each sentence is compared with all that is written; small words alone ask after none of it.
  const telling = clauses
    .filter(({ text }) => tellingWords(text).length > 0)
    .slice(-MOST_SENTENCES);
  const texts = (telling.length > 0 ? telling : [whole]).map(({ text }) => text);
  const apart = texts.filter((text) => tellingWords(text).length >= LEAST_APART);
  const follows = ({ after }: FollowUp) => after.some((id) => last.includes(id));
  const following = new Set(voice.followUps.filter(follows).map(({ id }) => id));
  const own = nearest(texts, MOST.own, (text, most) =>
    find.ownCards.several(text, most, ({ id }) => id.startsWith('own/')),
  );
  const facts = nearest(texts, MOST.fact, (text, most) =>
    find.asked.several(text, most, (topic) => voice.facts[topic] !== undefined),
  );
  const situations = nearest(texts, MOST.situation, (text, most) =>
    find.situation.several(text, most),
  );
  const people = find.persons(whole.text).slice(0, MOST.people);
  const ids = [
    ...own.map(({ value }) => value.id),
    ...facts.map(({ value }) => `fact/${value}`),
    ...people.flatMap(({ id, more }) => [
      id,
      ...Object.keys(more).map((aspect) => `${id}/${aspect}`),
    ]),
    ...nearest(texts, MOST.following, (text, most) =>
      find.followUp.several(text, most, follows),
    ).map(({ value }) => value.id),
    ...nearest(apart, MOST.apart, (text, most) =>
      find.followUp.several(text, most, (one) => !follows(one)),
    ).map(({ value }) => value.id),
    ...situations.map(({ value }) => value.id),
    ...situations
      .filter(({ value, score }) => value.advice && score > LEAST_ADVISED)
      .map(({ value }) => `${value.id}#advice`),
    ...nearest(texts, MOST.trade, (text, most) => find.trade.several(text, most)).map(
      ({ value }) => value.id,
    ),
    ...nearest(texts, MOST.card, (text, most) => find.cards.several(text, most)).map(
      ({ value }) => value.id,
    ),
    ...nearest(texts, MOST.said, (text, most) =>
      find.said.several(text, most, (id) => !id.startsWith('follow-up/') || following.has(id)),
    ).map(({ value }) => value),
    ...nearest(texts, MOST.saidByAnybody, find.saidByAnybody.several)
      .filter(({ value, score }) => !value.endsWith('#advice') || score > LEAST_ADVISED)
      .map(({ value }) => value),
  ];
  return [...new Set(ids)];
}

/** The likest to any of some texts, each once. */
function nearest<T>(
  texts: string[],
  most: number,
  find: (text: string, most: number) => { value: T; score: number }[],
): { value: T; score: number }[] {
  const best = new Map<T, number>();
  for (const text of texts)
    for (const { value, score } of find(text, most))
      best.set(value, Math.max(best.get(value) ?? 0, score));
  return [...best]
    .map(([value, score]) => ({ value, score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
