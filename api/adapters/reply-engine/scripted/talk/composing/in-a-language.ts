import { UNANSWERED } from '../answer-act.ts';
import { attempt, type Part, sayTurn, type Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';

/**
 * "English please, my Hindi is poor. Two of my buses broke down." Where anything else is said in a few words, or is
 * grave, it is heard first.
 */
export function grantedEnglish(talk: Talk): Part | undefined {
  const { heard, mood, sure, state } = talk;
  const [wish, ...rest] = heard.clauses;
  const isPlain = mood === undefined && sure === undefined && state.grief === 0;
  const isRest = ({ words, isGrave }: Clause) => words >= LEAST_REST && !isGrave;
  if (!isPlain || !wish || !WISHES_ENGLISH.test(wish.text)) return undefined;
  if (rest.length === 0 || wish.isGrave || !rest.every(isRest)) return undefined;
  const text = sayTurn(talk, 'in-english');
  return text ? { text, why: 'in-english' } : undefined;
}

const WISHES_ENGLISH =
  /^(?:only |just |in )?(?:english|angrezi) (?:please|pls|plz|only)\s*(?:[.,!…-]|$)/iu;

const IN_A_LANGUAGE = /^in-(?:english|hindi)/;

const NAMES_LANGUAGE =
  /\b(?:eng(?:lish)?|angre[zj]i|h(?:i|ee)nd(?:h?i|ee)|hinglish)\b|अंग्रेज़ी|अंग्रेजी|इंग्लिश|हिंदी|हिन्दी/iu;

/** Fewer words greet, or belong to the wish. */
const LEAST_REST = 4;

/** "English please. Two of my buses broke down": the language is granted in passing, and the rest is answered. */
export function withTheRest(talk: Talk, granted: Part, choose: (talk: Talk) => Part): Part {
  if (!IN_A_LANGUAGE.test(granted.why)) return granted;
  const rest = talk.heard.clauses
    .filter(({ text, words }) => words >= LEAST_REST && !NAMES_LANGUAGE.test(text))
    .map(({ text }) =>
      /[?？]$/.test(text.trim()) ? text : `${text.trim().replace(/[,.!।]$/, '')}.`,
    );
  if (rest.length === 0) return granted;
  const next = attempt(
    talk,
    () => {
      const heard = talk.understand(rest.join(' '));
      return choose({ ...talk, heard, ...talk.weighing(heard), sure: undefined });
    },
    ({ why, isBare }) => !isBare && !UNANSWERED.test(why) && !IN_A_LANGUAGE.test(why),
  );
  return next
    ? { ...next, text: `${granted.text} ${next.text}`, why: `${granted.why} + ${next.why}` }
    : granted;
}
