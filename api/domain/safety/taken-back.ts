import { isStatement } from './age-context.ts';
import { OF_AGE } from './age-statements.ts';

const JOKING =
  /(?<! not| no| nahi| never) (?:kidding|joking|jk|joke|mazak|mazaak|majak|मजाक) (?!nahi)/u;

/** Whether a part of a message takes back what another one says of an age under 18. */
export const isTakenBack = (clause: string): boolean =>
  JOKING.test(clause) || isStatement(clause, OF_AGE);
