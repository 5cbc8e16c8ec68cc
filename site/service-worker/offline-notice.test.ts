import { expect, test } from 'vitest';
import { withNotice } from './offline-notice.ts';

test('a cached page says so above its content, and keeps its policy', async () => {
  const headers = { 'content-type': 'text/html', 'content-length': '9', 'x-policy': 'self' };
  const shown = await withNotice(
    new Response('<html><body class="a"><main>Text</main>', { headers }),
  );
  expect(await shown.text()).toMatch(
    /^<html><body class="a"><p role="status".*offline.*<\/p><main>/,
  );
  expect(shown.headers.get('content-length')).toBeNull();
  expect(shown.headers.get('x-policy')).toBe('self');
});
