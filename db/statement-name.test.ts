import { expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

it.each([
  ['select `id` from `users` where `id` = ?', 'select users'],
  ["insert into `messages` values ('it\\'s; delete from users', 'a''b')", 'insert messages'],
  [
    'START TRANSACTION; update `users` set a = 1; SET @one = 1; insert into `turns` values (1); COMMIT',
    'update users, insert turns',
  ],
  ['select 1 from chat_sessions c join users u on u.id = c.user_id', 'select chat_sessions users'],
  ['COMMIT', 'transaction'],
])('%s is called %s', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
