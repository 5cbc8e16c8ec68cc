import type { TurnKind, TurnStatus } from '#db/schema/chat/turns.ts';

/**
 * Whether the text of a turn may be changed, where it is the visitor's newest: while she has not answered it, and once
 * after that, for which nothing is taken. What is answered by a card or by words of care stays.
 */
export const canEdit = (turn: { kind: TurnKind; status: TurnStatus; cost: number }): boolean =>
  turn.kind === 'message' &&
  (turn.status === 'open' || (turn.status === 'answered' && turn.cost > 0));
