import { describe, expect, it } from 'vitest';
import { newId } from '#db/new-id.ts';
import { useCashfree } from '../support/cashfree/use-cashfree.ts';

const { api, order, reconcile } = await useCashfree();

describe('the checkout page', () => {
  it('passes the order to the provider’s script only', async () => {
    const { visitor, sessionId, orderId, page } = await order();
    expect(page).toBe(`/checkout/cashfree/${orderId}`);
    const { status, headers, body } = await visitor.call<string>('GET', page);
    expect(status).toBe(200);
    for (const part of ['10 messages', '₹9', `/paywall/${sessionId}`, 'data-mode="sandbox"']) {
      expect(body).toContain(part);
    }
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/checkout/%', '/checkout/cashfree/%E0%A4'])('is not there under %s', async (path) => {
    const { status, body } = await api.browser().call<string>('GET', path);
    expect(status).toBe(404);
    expect(body).toContain('<html');
  });

  it('is visible to its buyer only', async () => {
    const { page, orderId } = await order();
    const missing = page.replace(orderId, newId());
    const other = await api.visitor();
    for (const [who, path] of [
      [other, page],
      [api.browser(), page],
      [other, missing],
      [other, '/checkout/cashfree/none'],
      [other, '/checkout/cashfree/%00'],
    ] as const) {
      const answer = await who.call<string>('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.body).toContain('href="/"');
      expect(answer.body).not.toContain('data-session');
    }
  });

  it('is still a readable page when there is nothing to show or the database is unavailable', async () => {
    const { visitor, page } = await order();
    const nowhere = await visitor.call<string>('GET', '/checkout/paypal');
    expect([nowhere.status, nowhere.body]).toEqual([404, expect.stringContaining('href="/"')]);
    await api.db.pool.query('RENAME TABLE users TO users_away');
    const away = await visitor.call<string>('GET', page);
    await api.db.pool.query('RENAME TABLE users_away TO users');
    expect([away.status, away.body]).toEqual([503, expect.stringContaining('Try again')]);
  });

  it('ends with the order', async () => {
    const { visitor, sessionId, orderId, page } = await order();
    await reconcile([orderId], { late: true });
    const { body } = await visitor.call<string>('GET', page);
    expect(body).toContain('This payment has expired');
    expect(body).toContain(`/paywall/${sessionId}`);
    expect(body).not.toContain('data-session');
  });

  it('escapes what the provider sends', async () => {
    const { visitor, orderId, page } = await order();
    const session = '"><script>alert(1)</script>';
    await api.db.pool.query('UPDATE payments SET checkout_session = ? WHERE id = ?', [
      session,
      orderId,
    ]);
    expect((await visitor.call<string>('GET', page)).body).not.toContain('<script>alert');
  });
});
