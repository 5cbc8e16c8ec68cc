import { eq, sql } from 'drizzle-orm';
import { users } from '../../schema/index.ts';
import { statement } from '../../statement.ts';

/** Notes the time of use with a text that is free; `takeMessage` does with all others. */
export const noteUse = statement<{
  userId: string;
  usedAt: Date;
  usedSeconds: number;
  reminders: number;
}>((db, value) =>
  db
    .update(users)
    .set({
      usedAt: sql`${value('usedAt')}`,
      usedSeconds: sql`${value('usedSeconds')}`,
      reminders: sql`${value('reminders')}`,
    })
    .where(eq(users.id, value('userId'))),
);

/** Notes how often the visitor was reminded; send it with the reminder. */
export const noteReminders = statement<{ userId: string; reminders: number }>((db, value) =>
  db
    .update(users)
    .set({ reminders: sql`${value('reminders')}` })
    .where(eq(users.id, value('userId'))),
);
