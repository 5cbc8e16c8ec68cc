import type { Head } from '../../text/classifier.ts';
import type { Features } from '../../text/features.ts';
import { fold } from '../../text/fold.ts';
import { tellsYoungAge } from './age-rules.ts';
import { createConcepts, type Mark } from './concepts.ts';
import { createFigures } from './figures.ts';
import { withoutHerAge } from './her-age.ts';
import { type Likely, likeliestIn, likelyIn } from './likely.ts';
import { createListeners } from './listen.ts';
import { createPlainRules, createRules, type DangerRule } from './rules.ts';
import { type Heard, signsOf } from './signs.ts';

export type DangerLevel = 'none' | 'heavy' | 'serious' | 'now';
export type AgeLevel = 'none' | 'likely' | 'said';

/** What is heard in a message. */
export interface Hearing {
  danger: DangerLevel;
  /** Of the danger: `suicide`, `home`, …; `none` where there is none. */
  kind: string;
  age: AgeLevel;
  /** It has a word of violence, harm, drugs or death, whatever it means by it. */
  isGrave: boolean;
  /** A danger that is not likely: asked after, before a number is given. */
  isFaint?: true;
  /** He told an age of his own of 18 or more, as she had asked for it. */
  isGrown?: boolean;
}

/** What the detectors are made of. */
export interface HearingParts {
  /** `content/safety/concepts.yaml`. */
  concepts: Record<string, string>;
  /** `content/safety/rules.yaml`. */
  rules: readonly DangerRule[];
  /** Rules that hold whatever was learnt, and the phrases that they alone are made of. */
  plain: readonly DangerRule[];
  phrases: Record<string, string>;
  thresholds: Thresholds;
  /** Concepts that are not to be repeated or made light of. */
  grave: readonly string[];
  /** Words and phrases that are as grave: what is learnt and the rules do not know them. */
  alsoGrave: string;
  /** Words and phrases of those that mean nothing of the kind: "blood samples". */
  harmless: string;
  /** Concepts that make a rule void. */
  figures: readonly string[];
  /** Words that only sound like one of those, as they are written. */
  soundAlikes: string;
  /** Concepts of an illness: beside them a heavy heart alone is met softly, and not asked after. */
  sober: readonly string[];
  /** Concepts that are words of danger: what is without any of them is a hint. */
  named: readonly string[];
  /** Of `content/safety/hearing.bin`. */
  heads: Heads;
}

/** How likely something must be, 0 to 1, before it is acted on. */
export interface Thresholds {
  /** Danger, with a word for it: a card. */
  card: number;
  /** The same, of hints alone. */
  cardOfHints: number;
  /** Danger, with a word for it: a soft check-in, or a line with a number. */
  checkIn: number;
  /** The same, of hints alone. */
  checkInOfHints: number;
  /** Both of a message of a few words: little of it can speak against a danger. */
  checkInOfFew: number;
  checkInOfFewHints: number;
  /** Danger or a heavy heart: a gentler answer, and no line of care. */
  gentle: number;
  /** The same where no word of danger was said. */
  gentleOfHints: number;
  /** Less than that, and not nothing: an answer as ever, without flirting. */
  trace: number;
  /** The same where no word of danger was said. */
  traceOfHints: number;
  /** Less likely than this, a danger is asked after in a few words, and no number is given yet. */
  faint: number;
  /** A heavy heart: a line with a number beside the answer. */
  number: number;
  /** An age under 18, with a number or a word for it: the account is suspended. */
  close: number;
  /** The same, or a sign of it: she asks. */
  ask: number;
}

export interface Heads {
  danger: Head;
  kind: Head;
  age: Head;
}

/** Words that are looked at together; a longer message is looked at in pieces that overlap, as many words hide a few. */
const PIECE = 28;
const STEP = 19;

/** A message of fewer words than these says little about what it means. */
const FEW = 10;

/** What the trained heads make of a message: of its most telling piece. */
export interface Opinion {
  danger: Likely;
  age: Likely;
  /** Of the piece that is the gravest. */
  signs: Features;
}

/**
 * Makes the function that hears danger and age in a message: rules, and a trained classifier over the same words and
 * concepts; whichever speaks up. What is said plainly needs no other opinion. Linear in the length of the message.
 * `before` is what she said last, where it is known: an answer is understood by its question.
 */
export function createHearing({
  concepts,
  rules,
  plain,
  phrases,
  thresholds,
  grave,
  alsoGrave,
  harmless,
  figures,
  soundAlikes,
  sober,
  named,
  heads,
}: HearingParts) {
  const { listen, listenToHer } = createListeners(concepts);
  /** What is heard where she said nothing: listened to once, as a message is kept only until the next text. */
  const nothing = listenToHer('');
  const ruleFor = createRules(rules, figures);
  const plainIn = createPlainRules(plain, phrases, figures);
  const withoutSoundAlikes = createFigures(figures, soundAlikes);
  const graveConcepts = new Set(grave);
  const alsoGraveIn = createConcepts({ alsoGrave });
  const harmlessIn = createConcepts({ harmless });
  const isSober = new Set(sober);
  const isDanger = new Set(named);

  const isGrave = ({ words, marks }: Heard): boolean => {
    const found = [
      ...marks.filter(({ concept }) => graveConcepts.has(concept)),
      ...alsoGraveIn(words),
    ];
    if (found.length === 0) return false;
    const spared = harmlessIn(words);
    return found.some((one) => !spared.some(({ from, to }) => from < one.to && one.from < to));
  };

  const opinionOf = (heard: Heard, before: Heard, thisYear: number): Opinion => {
    const opinions = piecesOf(heard).map((piece): Opinion => {
      const signs = signsOf(piece, before, thisYear);
      return {
        danger: likelyIn(heads.danger, signs),
        age: likelyIn(heads.age, signs),
        signs,
      };
    });
    const [first] = opinions;
    if (!first) throw new Error('A message has a piece at least');
    const gravest = opinions.reduce((a, b) => (dangerOf(b) > dangerOf(a) ? b : a), first);
    const youngest = opinions.reduce((a, b) => (minorOf(b) > minorOf(a) ? b : a), first);
    return { ...gravest, age: youngest.age };
  };

  /** With a word of danger less is enough: many hints are none. */
  const isNamed = (marks: readonly Mark[]) => marks.some(({ concept }) => isDanger.has(concept));

  const dangerIn = (
    opinion: Opinion,
    { words, marks }: Heard,
  ): Pick<Hearing, 'danger' | 'kind' | 'isFaint'> => {
    const { now = 0, serious = 0, heavy = 0 } = opinion.danger;
    const harm = now + serious;
    const sum = harm + heavy;
    const isFew = words.length < FEW;
    // A goodbye of a few words is one: what little speaks for more is not heeded.
    const isFarewell =
      isFew && marks.every(({ concept }) => !isDanger.has(concept) || concept === GOODBYE);
    const [trace, gentle, checkIn, card] = isNamed(marks)
      ? [
          isFarewell ? thresholds.traceOfHints : thresholds.trace,
          thresholds.gentle,
          isFew ? thresholds.checkInOfFew : thresholds.checkIn,
          thresholds.card,
        ]
      : [
          thresholds.traceOfHints,
          thresholds.gentleOfHints,
          isFew ? thresholds.checkInOfFewHints : thresholds.checkInOfHints,
          thresholds.cardOfHints,
        ];
    if (sum < trace) return { danger: 'none', kind: 'none' };
    if (sum < gentle) return { danger: 'heavy', kind: TRACE };
    const kind = likeliestIn(heads.kind, opinion.signs);
    if (harm >= card) return { danger: now > serious ? 'now' : 'serious', kind };
    if (harm < UNLIKELY && marks.some(({ concept }) => isSober.has(concept)))
      return { danger: 'heavy', kind: ILLNESS };
    if (harm < checkIn && sum < thresholds.number) return { danger: 'heavy', kind: SORROW };
    // "Are you in a safe place?" is asked only where danger is likelier than a heavy heart.
    const isSoft = SOFT_KINDS.has(kind) || harm < LIKELY;
    const isFaint = harm < thresholds.faint && sum < thresholds.number;
    return {
      danger: 'heavy',
      kind: isSoft && !SOFT_KINDS.has(kind) ? 'hopeless' : kind,
      ...(isFaint && { isFaint }),
    };
  };

  /** Words that stand near one another by chance make no danger where what was learnt hears none at all. */
  const ruledIn = (opinion: Opinion, { marks }: Heard) => {
    const rule = ruleFor(marks);
    const { now = 0, serious = 0, heavy = 0 } = opinion.danger;
    const sum = now + serious + heavy;
    if (!rule || sum < DENIED) return undefined;
    const isAsked = sum < (OF_OTHERS.has(rule.kind) ? UNLIKELY : ENOUGH) && !PLAIN.has(rule.kind);
    return { danger: isAsked ? 'heavy' : rule.level, kind: rule.kind } as const;
  };

  /** Where a rule finds a young age that was not learnt to be one, she asks: neither silences the other. */
  const ageOf = (opinion: Opinion, heard: Heard, asked: Heard, thisYear: number): AgeLevel => {
    const learnt = ageIn(opinion, heard, asked, thresholds);
    if (!tellsYoungAge(heard, asked, thisYear)) return learnt;
    if (minorOf(opinion) >= UNLIKELY) return 'said';
    return learnt === 'none' && !isMeasure(heard) && !isElsewhere(heard, asked) ? 'likely' : learnt;
  };

  const hear = (text: string, before: string | undefined, thisYear: number): Hearing => {
    const heard = listen(text);
    const asked = before === undefined ? nothing : listenToHer(before);
    const opinion = opinionOf(heard, asked, thisYear);
    // Whatever she had talked of, a danger is none the less for it.
    const alone = before === undefined ? opinion : opinionOf(heard, nothing, thisYear);
    const graver = dangerOf(alone) > dangerOf(opinion) ? alone : opinion;
    const ruled = withoutSoundAlikes(heard);
    const rule = ruledIn(graver, ruled);
    const trained = dangerIn(graver, heard);
    // A rule that asks comes before a heavy heart that is only met softly.
    const isGraver =
      rule &&
      (WEIGHT[rule.danger] > WEIGHT[trained.danger] ||
        (rule.danger === trained.danger && QUIET_KINDS.has(trained.kind)));
    const found = isGraver ? rule : trained;
    const said = plainIn(ruled);
    const isSaid = said !== undefined && WEIGHT[said.level] >= WEIGHT[found.danger];
    const ofHim = withoutHerAge(text);
    const ageTold = (rest: string): AgeLevel =>
      rest === '' ? 'none' : hear(rest, before, thisYear).age;
    return {
      ...(isSaid ? { danger: said.level, kind: said.kind } : found),
      age: ofHim === text.trim() ? ageOf(opinion, heard, asked, thisYear) : ageTold(ofHim),
      isGrave: said !== undefined || isGrave(heard),
    };
  };
  return { hear, listen, listenToHer, opinionOf };
}

/** A heavy heart over an illness, and one that is likely and no more: met softly, without a number. */
const GOODBYE = 'goodbye';
const ILLNESS = 'illness';
const SORROW = 'sorrow';
/** A little speaks for a heavy heart or for danger, and most who write so mean none. */
export const TRACE = 'trace';
export const QUIET_KINDS: ReadonlySet<string> = new Set([ILLNESS, SORROW, TRACE]);

/** Kinds of a heavy heart, of which none is a danger by itself. */
export const SOFT_KINDS = new Set(['hopeless', 'grief', 'fear', 'lonely']);
const LIKELY = 0.65;
const UNLIKELY = 0.3;
/** Below it no rule holds, and below the other it asks; of some kinds its words are plain enough. */
const DENIED = 0.1;
const ENOUGH = 0.6;
const PLAIN = new Set(['suicide', 'self-harm', 'overdose', 'methods']);
/** What somebody does to the visitor or to a child: "my husband hits me" holds with less. */
const OF_OTHERS = new Set(['home', 'child', 'sexual']);

const WEIGHT: Record<DangerLevel, number> = { none: 0, heavy: 1, serious: 2, now: 3 };

const dangerOf = ({ danger: { now = 0, serious = 0, heavy = 0 } }: Opinion): number =>
  now + serious + heavy / 2;

const minorOf = ({ age: { said = 0, likely: maybe = 0 } }: Opinion): number => said + maybe;

function ageIn({ age }: Opinion, heard: Heard, asked: Heard, { close, ask }: Thresholds): AgeLevel {
  const { said = 0, likely: maybe = 0 } = age;
  if (isMeasure(heard)) return 'none';
  if (said >= close && tellsAge(heard) && !isElsewhere(heard, asked)) return 'said';
  return said + maybe >= ask ? 'likely' : 'none';
}

/** A number or a word that can say it: an account is not suspended for less. */
const tellsAge = ({ words, marks }: Heard): boolean =>
  words.some(({ number = 0 }) => (number >= 8 && number < 18) || number >= 2009) ||
  marks.some(({ concept }) => concept === 'minor');

/** "Aaj 40 ka hu", "my eldest": it may be somebody else's age, or long ago; whoever is meant is asked. */
const isElsewhere = ({ words, marks }: Heard, asked: Heard): boolean =>
  words.some(({ number = 0 }) => number > 18 && number < 100) ||
  [...marks, ...asked.marks].some(({ concept }) => OTHERS.has(concept));
const OTHERS = new Set(['kin', 'youngster', 'was']);

/** "15 minutes late": a number of something, and nothing of school or years beside it. */
const isMeasure = ({ words, marks }: Heard): boolean =>
  words.some(({ number }, at) => number !== undefined && MEASURES.has(words[at + 1]?.key ?? '')) &&
  !marks.some(({ concept }) => OF_YOUTH.has(concept));

const MEASURES = new Set(
  fold(
    'minute minutes min mins hour hours ghante ghanta baje bje pm am km rupees rupaye rs percent degree days din',
  ),
);
const OF_YOUTH = new Set([
  'years',
  'minor',
  'class',
  'classname',
  'school',
  'boards',
  'turning',
  'asksage',
]);

function piecesOf(heard: Heard): Heard[] {
  const { words, marks } = heard;
  if (words.length <= PIECE) return [heard];
  const pieces: Heard[] = [];
  for (let from = 0; from < words.length - (PIECE - STEP); from += STEP) {
    const to = from + PIECE;
    pieces.push({ words: words.slice(from, to), marks: within(marks, from, to) });
  }
  return pieces;
}

const within = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks
    .filter((mark) => mark.from >= from && mark.to <= to)
    .map((mark) => ({ ...mark, from: mark.from - from, to: mark.to - from }));
