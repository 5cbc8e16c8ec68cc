import { isStatement } from './context.ts';
import { ADULT, CHILD } from './shared-patterns.ts';
import { OF_AGE } from './statements.ts';

const JOKING =
  /(?<! not| no| nahi| never) (?:kidding|joking|jk|joke|mazak|mazaak|majak|मजाक) (?!nahi)/u;

/** A slip corrected: "16, I mean 26", "16 no 26", "16 ka hu. Sorry, 26 ka". */
const CORRECTING =
  '(?:sorry|no|nope|nah|nahi|wait|oops|oh|ugh|are|arre|i|im|main|its|my age is|mean|meant|matlab|rather|typo|correction|lol|haha|सॉरी|मतलब|अरे)';
const ENDING = '(?: (?:yr|old|ka|hu|is|sorry|i mean|lol|typo))* $';
const SLIP = new RegExp(` ${CHILD}(?: (?:yr|ka|hu))*(?: ${CORRECTING})+ ${ADULT}${ENDING}`, 'u');
const CORRECTED = new RegExp(`^(?: ${CORRECTING})* ${ADULT}${ENDING}`, 'u');

const OF_CHILD = new RegExp(` ${CHILD} `, 'u');
/** "I'm 16, you? 26?" is a guess. */
const ASKING = / (?:you|u|ur|your|tum|tu|aap|तुम|आप) /u;

/** Whether one part of a message retracts what another one says about an age under 18. */
export function isTakenBack(clauses: readonly string[]): boolean {
  if (clauses.some((clause) => JOKING.test(clause) || isStatement(clause, OF_AGE))) return true;
  if (clauses.some((clause) => SLIP.test(clause))) return true;
  const after = clauses.slice(clauses.findIndex((clause) => OF_CHILD.test(clause)));
  return after.some(
    (clause, index) => index > 0 && CORRECTED.test(clause) && !ASKING.test(after[index - 1] ?? ''),
  );
}
