import { expect, it } from 'vitest';
import { hostsOf } from './hosts.ts';

it.each([
  ['mysql://u:p@one:3306/db', ['mysql://u:p@one:3306/db']],
  [
    'mysql://u:p@one:3306,two,[::1]:3307/db?ssl={"rejectUnauthorized":true}',
    [
      'mysql://u:p@one:3306/db?ssl={"rejectUnauthorized":true}',
      'mysql://u:p@two/db?ssl={"rejectUnauthorized":true}',
      'mysql://u:p@[::1]:3307/db?ssl={"rejectUnauthorized":true}',
    ],
  ],
  ['mysql://localhost/db?socketPath=%2Ftmp%2Fs', ['mysql://localhost/db?socketPath=%2Ftmp%2Fs']],
  ['nonsense', ['nonsense']],
])('%s is %j', (given, hosts) => {
  expect(hostsOf(given)).toEqual(hosts);
});
