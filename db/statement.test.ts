import { sql } from 'drizzle-orm';
import mysql from 'mysql2/promise';
import { expect, it } from 'vitest';
import { messages } from './schema/index.ts';
import { inline, type Statement, statement } from './statement.ts';

const inserted = statement<{ content: string; suggestions: string | null; timestamp: Date }>(
  (db, value) =>
    db
      .update(messages)
      .set({ content: sql`${value('content')}`, suggestions: sql`${value('suggestions')}` })
      .where(sql`${messages.timestamp} < ${value('timestamp')} and ${messages.sender} = ${'ai'}`),
);

it('a statement is the text that the driver makes of it, whatever its values are', () => {
  for (const content of ["it's", 'a ? and $1 and $& and \\', 'पानी 💧', '']) {
    const made = inserted({ content, suggestions: null, timestamp: new Date(0) });
    const { sql: text, params } = made.toSQL();
    expect(inline(made)).toBe(mysql.format(text, params as never, false, 'Z'));
  }
});

it('a missing value is not NULL', () => {
  expect(() => inline(inserted({ content: '' } as never))).toThrow('lacks its suggestions');
});

it('a question mark that is not a placeholder is refused when the statement is built', () => {
  const odd: Statement = { toSQL: () => ({ sql: "select '?'", params: [] }) };
  expect(() => statement(() => odd)).toThrow('question mark');
});
