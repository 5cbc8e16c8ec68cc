import { setImmediate } from 'node:timers/promises';
import { QUESTION_KINDS } from '#content-reader/kinds/talk.ts';
import { TO_HER } from '../question-form.ts';
import { questionKind } from '../question-kind.ts';
import { WANTED, type Wanted, wantedIn } from './wanted.ts';

/** The question has no form that tells its kind. */
export const NO_KIND = 'none';

const KINDS = [NO_KIND, ...QUESTION_KINDS];
const WANTS: (Wanted | undefined)[] = [undefined, ...WANTED];

/** What a question asks for by its form, what it wants to be told and whether it is put to her, as one number. */
type Form = number;

const formOf = (text: string): Form => {
  const kind = KINDS.indexOf(questionKind(text) ?? NO_KIND);
  const wanted = WANTS.indexOf(wantedIn(text));
  return 1 + (TO_HER.test(text) ? 1 : 0) + 2 * (wanted + WANTS.length * kind);
};

export const isToHer = (form: Form): boolean => form % 2 === 0;
export const wantedOf = (form: Form): Wanted | undefined => WANTS[((form - 1) >> 1) % WANTS.length];
export const kindOf = (form: Form): string =>
  KINDS[Math.floor(((form - 1) >> 1) / WANTS.length)] ?? NO_KIND;

/** The forms of a list of questions. */
interface Forms {
  /** Of those from one place up to, but not including, another; each is looked at when it is first asked for. */
  between(from: number, to: number): Uint16Array;
  /** Looks at all of them, in pieces between which other work is done. */
  ahead(): Promise<void>;
}

/** Questions looked at at a time: some five milliseconds. */
const AT_A_TIME = 1000;

export function formsOf(texts: readonly string[]): Forms {
  const known = new Uint16Array(texts.length);
  const between: Forms['between'] = (from, to) => {
    for (let at = from; at < to; at++) if (known[at] === 0) known[at] = formOf(texts[at] ?? '');
    return known.subarray(from, to);
  };
  return {
    between,
    async ahead() {
      for (let from = 0; from < texts.length; from += AT_A_TIME) {
        await setImmediate();
        between(from, Math.min(texts.length, from + AT_A_TIME));
      }
    },
  };
}
