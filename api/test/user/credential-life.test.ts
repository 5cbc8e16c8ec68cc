import { sign } from 'cookie-signature';
import { describe, expect, it } from 'vitest';
import { firstIdAt, timeOfId } from '#db/id-time.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();
const DAY = 24 * 60 * 60_000;

let made = 0;

/** A visitor whose credential was issued so many days ago, and a copy of it. */
async function visitorSince(days: number) {
  const visitor = await api.visitor();
  const { id } = (await visitor.to('me')).body;
  const digits = String(made++).padStart(12, '0');
  const credential = firstIdAt(Date.now() - days * DAY).slice(0, -12) + digits;
  await api.context.db.pool.query('UPDATE browsers SET credential_id = ? WHERE user_id = ?', [
    credential,
    id,
  ]);
  visitor.cookie = cookieOf(id, credential);
  return { id, visitor, copy: copyOf(visitor) };
}

const cookieOf = (userId: string, credentialId: string) =>
  `jaanu_visitor=${encodeURIComponent(sign(`${userId}.${credentialId}`, TEST_ENVIRONMENT.SESSION_SECRET))}`;

/** Another browser with the same cookie, and another fingerprint. */
function copyOf({ cookie }: Visitor): Visitor {
  const copy = api.browser();
  copy.cookie = cookie;
  return copy;
}

const meOf = async (visitor: Visitor) => (await visitor.to('me')).body.id;
const registeredAs = async (visitor: Visitor) => (await visitor.register()).body.user.id;

const issuedAt = ({ cookie = '' }: Visitor): number =>
  timeOfId(decodeURIComponent(cookie).split('.')[1] ?? '');

/** As if the browser had been seen so long after its credential was issued. */
const seen = (userId: string, after: number, issued: number) =>
  api.context.db.pool.query('UPDATE browsers SET last_seen_at = ? WHERE user_id = ?', [
    new Date(issued + after),
    userId,
  ]);

describe('a credential', () => {
  it('opens nothing 400 days after it was issued, however often its cookie was renewed', async () => {
    const { visitor, copy } = await visitorSince(401);
    expect((await visitor.to('me')).status).toBe(401);
    expect((await visitor.to('sessions')).status).toBe(401);
    expect((await copy.register()).status).toBe(201);
  });

  it('that is over is replaced for the browser whose fingerprint restores the account', async () => {
    const { id, visitor } = await visitorSince(401);
    expect((await visitor.register()).body.user.id).toBe(id);
    expect((await visitor.to('me')).body.id).toBe(id);
    expect(issuedAt(visitor)).toBeGreaterThan(Date.now() - DAY);
  });

  it('stays for a month', async () => {
    const { visitor } = await visitorSince(29);
    const before = issuedAt(visitor);
    expect((await visitor.to('me')).status).toBe(200);
    expect(issuedAt(visitor)).toBe(before);
  });

  it.each(['me', 'register'] as const)('is another one after a month: %s', async (name) => {
    const { id, visitor, copy } = await visitorSince(31);
    const of = { me: meOf, register: registeredAs };
    expect(await of[name](visitor)).toBe(id);
    expect(issuedAt(visitor)).toBeGreaterThan(Date.now() - DAY);
    expect((await visitor.to('sessions')).status).toBe(200);
    expect((await copy.to('sessions')).status).toBe(401);
  });

  it('that was replaced by an answer that got lost still leads to the new one', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    await visitor.to('me');
    expect((await copy.to('me')).body.id).toBe(id);
    expect(copy.cookie).toBe(visitor.cookie);
    const late = await visitorSince(31);
    await late.visitor.to('me');
    expect((await late.copy.register()).body.user.id).toBe(late.id);
    expect(late.copy.cookie).toBe(late.visitor.cookie);
  });

  it('that was replaced leads nowhere once the new one was seen an hour later', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    await visitor.to('me');
    await seen(id, 59 * 60_000, issuedAt(visitor));
    const early = copyOf(copy);
    expect((await early.to('me')).status).toBe(200);
    await seen(id, 61 * 60_000, issuedAt(visitor));
    expect((await copy.to('me')).status).toBe(401);
    expect((await copy.register()).body.user.id).not.toBe(id);
    expect((await visitor.to('me')).body.id).toBe(id);
  });

  it('that was replaced leads nowhere once its browser was signed out', async () => {
    const { visitor, copy } = await visitorSince(31);
    await visitor.to('me');
    await visitor.to('signOutEverywhere');
    expect((await copy.to('me')).status).toBe(401);
    expect((await visitor.to('me')).status).toBe(200);
  });

  it('is replaced once by calls that race', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    const whose = [meOf(visitor), meOf(copy), registeredAs(copyOf(copy))];
    expect(await Promise.all(whose)).toEqual([id, id, id]);
    expect(copy.cookie).toBe(visitor.cookie);
  });
});
