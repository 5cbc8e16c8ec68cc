import type { Database } from '#db/client.ts';
import { freeCostOf } from '#db/queries/model-calls.ts';
import { modelWelcomesToday } from '#db/queries/turns.ts';
import { beginOfDay, indianDay, nameOfDay } from '../user/indian-day.ts';

/** Why no model is asked for a reply. */
export type Spared =
  /** First words are written ones. */
  | 'welcome'
  /** What free replies may cost in a day is spent. */
  | 'budget';

/** Says when no model is asked. */
export type ModelUse = (turn: {
  kind: 'welcome' | 'message';
  userId: string;
  /** The visitor has never bought anything. */
  isFree: boolean;
}) => Promise<Spared | undefined>;

/** What it goes by. */
export interface ModelUseRules {
  db: Database;
  now: () => Date;
  /** Welcomes that a model may write for one visitor in a day; 0: all are written ones. */
  welcomesADay: () => number;
  /** Rupees that replies to those who have bought nothing may cost in a day; undefined: any. */
  freeRupeesADay: () => number | undefined;
  log: { warn(data: object, text: string): void };
}

/** What free replies have cost is asked again after so long. */
const FRESH_MS = 10_000;

/** Makes the rules of when no model is asked. What is not paid for never calls one without limit. */
export function createModelUse({
  db,
  now,
  welcomesADay,
  freeRupeesADay,
  log,
}: ModelUseRules): ModelUse {
  let known = { at: Number.NEGATIVE_INFINITY, day: '', spent: 0 };
  let warnedOf = '';

  const isSpent = async (rupees: number): Promise<boolean> => {
    const at = now().getTime();
    const day = nameOfDay(indianDay(at));
    if (known.day !== day || at - known.at > FRESH_MS) {
      known = { at, day, spent: (await freeCostOf(db.executor, day)) / 1_000_000 };
    }
    const isOver = known.spent >= rupees;
    if (isOver && warnedOf !== day) {
      warnedOf = day;
      log.warn(
        { day, rupees },
        'the budget of free replies is spent: newcomers hear written lines',
      );
    }
    return isOver;
  };

  return async ({ kind, userId, isFree }) => {
    if (kind === 'welcome') {
      const most = welcomesADay();
      if (most === 0) return 'welcome';
      const since = new Date(beginOfDay(indianDay(now().getTime())));
      if ((await modelWelcomesToday(db.executor, userId, since)) >= most) return 'welcome';
    }
    const rupees = freeRupeesADay();
    if (isFree && rupees !== undefined && (await isSpent(rupees))) return 'budget';
    return undefined;
  };
}
