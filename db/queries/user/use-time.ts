import { eq, type Placeholder, sql } from 'drizzle-orm';
import { users } from '../../schema/index.ts';
import { statement } from '../../statement.ts';

/** The time of use with a message, and how often its visitor was reminded in it. */
export interface UseNow {
  usedAt: Date;
  usedSeconds: number;
  reminders: number;
}

/** The columns that keep it. */
export const useColumns = (value: (name: keyof UseNow) => Placeholder) => ({
  usedAt: sql`${value('usedAt')}`,
  usedSeconds: sql`${value('usedSeconds')}`,
  reminders: sql`${value('reminders')}`,
});

/** Notes the time of use with a text that is free; `takeMessage` does with all others. */
export const noteUse = statement<UseNow & { userId: string }>((db, value) =>
  db
    .update(users)
    .set(useColumns(value))
    .where(eq(users.id, value('userId'))),
);

/** Notes how often the visitor was reminded; send it with the reminder. */
export const noteReminders = statement<{ userId: string; reminders: number }>((db, value) =>
  db
    .update(users)
    .set({ reminders: sql`${value('reminders')}` })
    .where(eq(users.id, value('userId'))),
);
