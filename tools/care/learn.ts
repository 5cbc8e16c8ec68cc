import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { concepts } from '#content-reader/kinds/conversation.ts';
import { dialogs, situations } from '#content-reader/kinds/talk.ts';
import { readContentFile, readKind } from '#content-reader/read.ts';
import type { Heads } from '../../api/domain/safety/hearing/hearing.ts';
import { foldedTo } from '../../api/domain/safety/hearing/likely.ts';
import { createListeners } from '../../api/domain/safety/hearing/listen.ts';
import { SIGN_BUCKETS, SIGNS_VERSION, signsOf } from '../../api/domain/safety/hearing/signs.ts';
import type { Features } from '../../api/domain/text/features.ts';
import { fnv1a } from '../../api/domain/text/fnv.ts';
import { readLessons } from '../train/utterances.ts';
import { EVERYDAY, isHardNegative, type Line, readCorpus } from './corpus.ts';
import { trainLevels } from './train-levels.ts';

/** The year that the lines of the corpus are written in: years of birth in them are meant by it. */
export const CORPUS_YEAR = 2026;

/** What visitors write is mostly this, and hardly any of it may be taken for danger: it counts for more. */
const CHAT_WEIGHT = 8;
const ORDINARY_WEIGHT = 3;
const SITUATION_WEIGHT = 1;
const HARMLESS_WEIGHT = 3;
/** What only looks like danger or like a minor: a card shown for it is the worse mistake. */
const LOOK_ALIKE_WEIGHT = 3;

/** Something to learn from, its signs taken once. */
export interface Lesson {
  line: Line;
  features: Features;
  weight: number;
}

/** All that the detectors learn from, and what ordinary lines are held aside to try them on. */
export async function readCareLessons(content: string) {
  const path = join(content, 'safety/concepts.yaml');
  const { listen, listenToHer } = createListeners(
    (await readContentFile(path, concepts.schema)).data,
  );
  const lesson = (line: Line, weight = 1): Lesson => ({
    line,
    features: signsOf(listen(line.text), listenToHer(line.after ?? ''), CORPUS_YEAR),
    weight,
  });
  const { train, extra, chats, harmless, heldOut, fresh, newest } = await readCorpus(content);
  const ordinary = await ordinaryLines(content);
  const lessons = [
    ...[...train, ...extra].map((line) =>
      lesson(line, isHardNegative(line) ? LOOK_ALIKE_WEIGHT : 1),
    ),
    // Without what she had said as well: a message is heard alone too, so that nothing before it hides a danger.
    ...chats.flatMap((line) =>
      [line, { ...line, after: '' }].map((one) => lesson(one, CHAT_WEIGHT)),
    ),
  ];
  const labelled = new Set([...train, ...extra].map(({ text }) => text));
  const situational = (await situationLines(content)).filter(({ text }) => !labelled.has(text));
  const taught = (lines: readonly Line[], weight: number) =>
    lines.filter(({ text }) => !isAside(text)).map((line) => lesson(line, weight));
  return {
    lessons,
    ordinary: [
      ...taught(ordinary, ORDINARY_WEIGHT),
      ...taught(situational, SITUATION_WEIGHT),
      ...taught(harmless, HARMLESS_WEIGHT),
    ],
    aside: ordinary.filter(({ text }) => isAside(text)),
    situationsAside: situational.filter(({ text }) => isAside(text)),
    harmlessAside: harmless.filter(({ text }) => isAside(text)),
    train,
    heldOut,
    fresh,
    newest,
    digest: await digestOf(content),
  };
}

/** One ordinary line in five is not learnt from: `care:score` counts false alarms on them. */
const isAside = (text: string): boolean => (fnv1a(text) >>> 9) % 5 === 0;

/** What visitors of no danger type, from `content/talk`; where the topic is heavy, it may well be heavy: left out. */
async function ordinaryLines(content: string): Promise<Line[]> {
  const { utterances } = await readLessons(content);
  const inChats = (await readKind(content, dialogs)).flatMap(({ data }) =>
    data.flatMap(({ turns }) => turns.map(({ him }) => him)),
  );
  const texts = new Set([
    ...utterances.filter(({ topic }) => !HEAVY.has(topic)).map(({ text }) => text),
    // Whole messages as well: a chat is not made of single sentences.
    ...inChats
      .filter((parts) => parts.every(({ is }) => !HEAVY.has(is.split('/')[1] ?? '')))
      .map((parts) => parts.map(({ text }) => text).join(' ')),
  ]);
  return [...texts].map(ordinaryLine);
}

const ordinaryLine = (text: string): Line => ({
  text,
  mix: 'en',
  danger: 'none',
  kind: 'ordinary',
  age: 'none',
});

/** What is heard as a situation of everyday life; what is heavy or dangerous in it is labelled in the corpus. */
async function situationLines(content: string): Promise<Line[]> {
  const texts = (await readKind(content, situations))
    .filter(({ path }) => !HEAVY.has(basename(path, '.yaml')))
    .flatMap(({ data }) => data.flatMap(({ hear }) => Object.values(hear).flat()));
  return [...new Set(texts)].map(ordinaryLine);
}

const HEAVY = new Set([
  'loss',
  'pet-loss',
  'sadness',
  'crying',
  'loneliness',
  'failure',
  'fear',
  'family-fight',
  'illness-family',
  'illness-own',
  'married-life',
  'divorce',
  'breakup',
  'cheating',
  'regret',
  'life',
  'stress',
  'overthinking',
  'age',
  'school-days',
  'studies',
  'exam-ahead',
  'exam-result',
]);

/** Of what kind a danger is shows in a few words; whether it is one at all, in rare ones and how they stand together. */
const FEW_BUCKETS = 1 << 16;

/** Trains the three heads on lessons; the same lessons give the same weights. */
export function trainHearing(lessons: readonly Lesson[]): Heads {
  const head = (
    name: string,
    label: (line: Line) => string,
    { of = lessons, against = [], buckets = SIGN_BUCKETS }: Partial<Taught> = {},
  ) =>
    trainLevels(
      name,
      of.map(({ line, features, weight }) => ({
        features: buckets < SIGN_BUCKETS ? foldedTo(buckets, features) : features,
        weight,
        label: label(line),
      })),
      buckets,
      against,
    );
  const notEveryday = lessons.filter(({ line }) => line.kind !== EVERYDAY);
  const inDanger = lessons.filter(({ line }) => line.danger !== 'none');
  return {
    danger: head('danger', ({ danger }) => danger, { against: ['now', 'serious'] }),
    kind: head('kind', ({ kind }) => kind, { of: inDanger, buckets: FEW_BUCKETS }),
    // Schools and children of everyday talk would make a pupil's own words count for less.
    age: head('age', ({ age }) => age, {
      of: notEveryday,
      against: ['said', 'likely'],
      buckets: FEW_BUCKETS,
    }),
  };
}

/** What a head learns from, which labels it tells from `none`, and how many buckets it has. */
interface Taught {
  of: readonly Lesson[];
  against: string[];
  buckets: number;
}

const LEARNT_FROM = [
  'concepts.yaml',
  'corpus/train.jsonl',
  'corpus/extra.jsonl',
  'corpus/chats.jsonl',
  'corpus/harmless.jsonl',
];

/** Whether weights were made from exactly these files. */
async function digestOf(content: string): Promise<string> {
  // Signs that are hashed in another way are others.
  const hash = createHash('sha256').update(`${SIGN_BUCKETS} ${SIGNS_VERSION}`);
  for (const name of LEARNT_FROM) {
    hash.update(await readFile(join(content, 'safety', name)).catch(() => ''));
  }
  return hash.digest('hex').slice(0, 16);
}
