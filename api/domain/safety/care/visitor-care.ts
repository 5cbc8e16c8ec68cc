import { z } from 'zod';
import type { CareState } from './state.ts';

const visitorCare = z.object({
  soft: z.number().default(0),
  isSoft: z.boolean().default(false),
  /** Whether he was asked by anybody to be 18 or older, and has not answered; or said so. */
  adult: z.enum(['open', 'yes']).optional(),
  sinceAsked: z.number().default(0),
  livesGrown: z.boolean().default(false),
  /** The reply that it was stored with. */
  replyId: z.string().optional(),
});

/** The part of a care state that holds for a visitor whoever is spoken to; its fields mean the same as there. */
export type VisitorCare = z.infer<typeof visitorCare>;

const NOTHING: VisitorCare = visitorCare.parse({});

/** @param kept null: nothing is stored */
export function openVisitorCare(kept: string | null): VisitorCare | undefined {
  const parsed = visitorCare.safeParse(kept === null ? undefined : JSON.parse(kept));
  return parsed.success ? parsed.data : undefined;
}

/** The stored form, with the reply that it is stored with. */
export const keptVisitorCare = (care: VisitorCare, replyId: string): string =>
  JSON.stringify({ ...care, replyId });

/**
 * What a companion is to know: her own state, with what holds for the visitor since.
 * @param visitor undefined: nothing holds, or what did is in states of older forms alone
 */
export function together(own: CareState, visitor: VisitorCare | undefined): CareState {
  if (!visitor) return own;
  const { soft, isSoft, sinceAsked } = visitor;
  const adult = adultOf(own.adult, visitor.adult);
  return {
    ...own,
    soft,
    isSoft,
    sinceAsked,
    livesGrown: own.livesGrown || visitor.livesGrown,
    ...(adult && { adult }),
  };
}

/** A bare yes or no answers only the one who asked just now: for all others the question is open. */
const adultOf = (own: CareState['adult'], visitor: VisitorCare['adult']): CareState['adult'] => {
  if (own === 'yes' || visitor === 'yes') return 'yes';
  return own ?? visitor;
};

/** The part of a state that is to be stored for the visitor; undefined where that is stored already. */
export function changedForVisitor(
  { soft, isSoft, adult, sinceAsked, livesGrown }: CareState,
  before: VisitorCare | undefined,
): VisitorCare | undefined {
  const { replyId: _, ...stored } = before ?? NOTHING;
  const now: VisitorCare = {
    soft,
    isSoft,
    ...(adult && { adult: adult === 'asked' ? 'open' : adult }),
    sinceAsked,
    livesGrown,
  };
  const isSame = (Object.keys(visitorCare.shape) as (keyof VisitorCare)[]).every(
    (field) => field === 'replyId' || now[field] === stored[field],
  );
  return isSame ? undefined : now;
}
