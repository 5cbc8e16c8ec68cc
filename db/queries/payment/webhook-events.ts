import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../connection/client.ts';
import { isDuplicate } from '../../errors.ts';
import { newId } from '../../new-id.ts';
import { webhookEvents } from '../../schema/index.ts';

export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** What an event led to until that is known. */
const RECEIVED = 'received';
/** The outcome of an event that brought nothing new. */
const UNCHANGED = 'unchanged';

const EVENT_KEY = 'webhook_events_event_uq';

export type NewEvent = Pick<
  WebhookEventRow,
  'provider' | 'eventKey' | 'type' | 'orderId' | 'eventTime'
>;

/** Notes a delivery: a row for the first of an event, a count for each one after it. */
export async function recordDelivery(db: Executor, event: NewEvent): Promise<void> {
  try {
    await db.insert(webhookEvents).values({ id: newId(), ...event, outcome: RECEIVED });
  } catch (error) {
    if (!isDuplicate(error, EVENT_KEY)) throw error;
    await db
      .update(webhookEvents)
      .set({ deliveries: sql`${webhookEvents.deliveries} + 1` })
      .where(isEvent(event));
  }
}

/** Notes what an event led to. That a repeat changed nothing does not hide what the first delivery did. */
export async function setOutcome(
  db: Executor,
  event: Pick<NewEvent, 'provider' | 'eventKey'>,
  outcome: string,
): Promise<void> {
  const open = outcome === UNCHANGED ? eq(webhookEvents.outcome, RECEIVED) : undefined;
  await db
    .update(webhookEvents)
    .set({ outcome })
    .where(and(isEvent(event), open));
}

/** The provider's events about an order, in order of arrival. */
export const eventsOf = (db: Executor, orderId: string): Promise<WebhookEventRow[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(eq(webhookEvents.orderId, orderId))
    .orderBy(webhookEvents.id);

/** Events received since an instant that led to one of these, the newest first. */
export const eventsWith = (
  db: Executor,
  outcomes: string[],
  since: Date,
): Promise<WebhookEventRow[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(and(inArray(webhookEvents.outcome, outcomes), gte(webhookEvents.receivedAt, since)))
    .orderBy(desc(webhookEvents.id));

const isEvent = ({ provider, eventKey }: Pick<NewEvent, 'provider' | 'eventKey'>) =>
  and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventKey, eventKey));
