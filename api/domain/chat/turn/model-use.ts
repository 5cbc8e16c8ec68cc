import type { Database } from '#db/connection/client.ts';
import { modelWelcomesToday } from '#db/queries/chat/turns.ts';
import { beginOfDay, indianDay, nameOfDay } from '../../user/indian-day.ts';
import { beginCalls } from './keep-spent.ts';
import type { ModelUse } from './spent.ts';

/** What it goes by. */
export interface ModelUseRules {
  db: Database;
  now: () => Date;
  /** Welcomes that a model may write for one visitor in a day; 0: all are written ones. */
  welcomesADay: () => number;
  /** Calls that one visitor may cause in a day without a message that pays for them. */
  freeCallsADay: () => number;
  /** Rupees that replies to those who have bought nothing may cost in a day; undefined: any. */
  freeRupeesADay: () => number | undefined;
  log: { warn(data: object, text: string): void };
}

/**
 * How many more may be under way or have failed, of those that a message pays for: an outage must not leave a visitor without
 * a model, nor a visitor whose turns all fail call it for ever.
 */
const UNANSWERED = 20;

/** How long an exhausted budget is cached, unless it is a different one. */
const FRESH_MS = 10_000;

/**
 * Makes the rules of when no model is asked. What is not paid for never calls one without limit: each call takes one of the
 * visitor's for that day, and an answered turn that a message has paid for gives it back; the budget of a day is one row of
 * the database. All processes take from both before they call.
 */
export function createModelUse({
  db,
  now,
  welcomesADay,
  freeCallsADay,
  freeRupeesADay,
  log,
}: ModelUseRules): ModelUse {
  let spent = { at: Number.NEGATIVE_INFINITY, rupees: -1 };
  let warnedOf = '';

  const isKnownSpent = (rupees: number) =>
    spent.rupees === rupees && now().getTime() - spent.at < FRESH_MS;

  const noteSpent = (rupees: number) => {
    const at = now().getTime();
    const day = nameOfDay(indianDay(at));
    spent = { at, rupees };
    if (warnedOf === day) return;
    warnedOf = day;
    log.warn({ day, rupees }, 'the budget of free replies is spent: newcomers hear written lines');
  };

  return async (what, asks) => {
    const { userId } = what;
    if (what.purpose === 'welcome') {
      const welcome = { kind: 'spared', why: 'welcome' } as const;
      const most = welcomesADay();
      if (most === 0) return welcome;
      const since = new Date(beginOfDay(indianDay(now().getTime())));
      if ((await modelWelcomesToday(db.executor, userId, since)) >= most) return welcome;
    }
    const rupees = what.isFree ? freeRupeesADay() : undefined;
    const overspent = { kind: 'spared', why: 'budget' } as const;
    if (rupees !== undefined && isKnownSpent(rupees)) return overspent;
    const calls = await beginCalls({ db, now }, what, asks, {
      calls: freeCallsADay() + (what.isPaid ? UNANSWERED : 0),
      micro: rupees === undefined ? undefined : Math.round(rupees * 1_000_000),
    });
    if (calls === 'visitor') return { kind: 'spared', why: calls };
    if (calls !== 'budget') return { kind: 'begun', calls };
    noteSpent(rupees ?? 0);
    return overspent;
  };
}
