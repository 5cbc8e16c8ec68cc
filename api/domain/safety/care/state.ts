import { z } from 'zod';

const careState = z.object({
  /** Replies for which she stays soft, whatever is said. */
  soft: z.number().default(0),
  /** She is still soft: until the visitor himself has turned to something else. */
  isSoft: z.boolean().default(false),
  /** Replies for which a second faint sign counts for more: she has asked whether all is well. */
  well: z.number().default(0),
  /** She has asked whether all is well, and he has said nothing since that is about something else. */
  isAsking: z.boolean().default(false),
  /** Replies for which a heavy heart alone is let pass: he has said that he is fine. */
  reassured: z.number().default(0),
  /** Replies until she asks once how he is; absent: she does not. */
  askIn: z.number().optional(),
  /** Whether he was asked to be 18 or older: just now, or before and has not answered; or said so. */
  adult: z.enum(['asked', 'open', 'yes']).optional(),
  /** He has told of a grown-up's life, such as of a spouse: hints of school make him no child any more. */
  livesGrown: z.boolean().default(false),
  /** Replies since he was asked. */
  sinceAsked: z.number().default(0),
  /** Lines of care so far: the next one is another. */
  lines: z.number().default(0),
});

/** What a visitor and a companion have behind them that asks for care: it holds for every engine. */
export type CareState = z.infer<typeof careState>;

export const CAREFREE: CareState = careState.parse({});

const MARK = 'care:';

/**
 * The stored state of a talk, in its two parts: our own, in a line before the engine's state.
 * @param kept null: nothing is stored
 */
export function openKept(kept: string | null): { care: CareState; talk: string | null } {
  if (!kept?.startsWith(MARK)) return { care: CAREFREE, talk: kept };
  const end = kept.indexOf('\n');
  const talk = kept.slice(end + 1);
  const parsed = careState.safeParse(JSON.parse(kept.slice(MARK.length, end)));
  return { care: parsed.success ? parsed.data : CAREFREE, talk: talk === '' ? null : talk };
}

/** The same as one text; null if there is nothing to store. */
export const keptOf = (care: CareState, talk: string | null): string | null =>
  JSON.stringify(care) === JSON.stringify(CAREFREE)
    ? talk
    : `${MARK}${JSON.stringify(care)}\n${talk ?? ''}`;
