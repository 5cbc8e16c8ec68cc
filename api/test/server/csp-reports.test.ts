import { expect, it } from 'vitest';
import { useApi } from '../support/use-api.ts';

const api = useApi();

it('of a CSP report only the directive is recorded, whatever is sent', async () => {
  const noted: object[] = [];
  api.context.log.warn = ((data: object) => noted.push(data)) as never;
  const report = (body: unknown, type = 'application/csp-report') =>
    api.browser().call('POST', '/api/csp-report', body, { 'content-type': type });
  const violation = {
    'document-uri': 'https://jaanu.example/chat/0190a000-secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js',
  };
  expect((await report({ 'csp-report': violation })).status).toBe(204);
  expect(noted).toEqual([{ directive: 'script-src-elem' }]);
  for (const odd of ['{}', '[]', '"text"', '{"csp-report":{"effective-directive":"a\\nb"}}']) {
    expect((await report(odd)).status).toBeOneOf([204, 400]);
  }
  expect((await report(`{"a":"${'x'.repeat(10_000)}"}`)).status).toBe(413);
  expect(noted).toHaveLength(1);
});
