import { sign } from 'cookie-signature';
import { describe, expect, it, vi } from 'vitest';
import { firstIdAt, timeOfId } from '#db/id-time.ts';
import { signOut, signOutEverywhere } from '../../domain/user/signed-in-browsers.ts';
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

const credentialOf = ({ cookie = '' }: Visitor) => {
  const [userId = '', credentialId = ''] = decodeURIComponent(cookie).split(/[=.]/).slice(1);
  return { userId, credentialId };
};

/** Another browser that is signed in to the same account. */
async function signedInBeside(visitor: Visitor): Promise<Visitor> {
  const { code } = (await visitor.to('makeRecovery')).body;
  const another = api.browser();
  await another.to('recover', undefined, { browserFingerprint: another.fingerprint, code });
  return another;
}

/** As if the credential had been issued that long ago, without a visit since. */
async function issuedHoursAgo(userId: string, hours: number) {
  const at = Date.now() - hours * 60 * 60_000;
  await api.context.db.pool.query(
    `update browsers join users on users.id = browsers.user_id
     set browsers.credential_id = ?, browsers.last_seen_at = ?, users.last_seen_at = ? where users.id = ?`,
    [firstIdAt(at), new Date(at), new Date(at), userId],
  );
}

/** As if the browser had been seen that long after its credential was issued. */
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

  it('that was replaced leads to the new one as often as that is lost, until it has arrived', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    await visitor.to('me');
    await issuedHoursAgo(id, 2);
    for (let lost = 0; lost < 4; lost++) expect(await meOf(copyOf(copy))).toBe(id);
    expect(await registeredAs(copyOf(copy))).toBe(id);
    const arrived = copyOf(copy);
    await arrived.to('me');
    expect((await arrived.to('sessions')).status).toBe(200);
    await expect.poll(async () => (await copyOf(copy).to('me')).status).toBe(401);
  });

  it('that was replaced still counts as its account where another one is carried over', async () => {
    const { visitor, copy } = await visitorSince(31);
    await visitor.send(await visitor.startChat(), 'hello');
    const other = await api.visitor();
    const { url } = (await other.to('handoff', undefined, {})).body;
    const { code } = (await other.to('makeRecovery')).body;
    await visitor.to('me');
    const answer = await copyOf(copy).to('recover', undefined, {
      browserFingerprint: copy.fingerprint,
      code,
    });
    expect(answer.status).toBe(409);
    const page = await copyOf(copy).call<string>('GET', new URL(url).pathname);
    expect(page.body).toContain('1 chat');
    const pressed = await copyOf(copy).call('POST', new URL(url).pathname, '', {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: `${page.headers.get('set-cookie')?.split(';')[0]}; ${copy.cookie}`,
      origin: 'null',
    });
    expect(pressed.status).toBe(409);
  });

  it('stays where it cannot be replaced yet, and a chat is started once', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    await api.context.db.pool.query(
      `create trigger stays before update on browsers for each row
       if new.credential_id <> old.credential_id then signal sqlstate '45000'; end if`,
    );
    const log = vi.spyOn(api.context.log, 'error').mockReturnValue(undefined);
    try {
      const begun = await visitor.to('createSession', undefined, { chatType: 'friendly' });
      expect(begun.status).toBe(201);
      expect(credentialOf(visitor)).toEqual(credentialOf(copy));
      expect((await visitor.to('sessions')).body.map((chat) => chat.id)).toEqual([begun.body.id]);
      expect(log).toHaveBeenCalled();
    } finally {
      await api.context.db.pool.query('drop trigger stays');
      log.mockRestore();
    }
    expect(await meOf(visitor)).toBe(id);
    expect(issuedAt(visitor)).toBeGreaterThan(Date.now() - DAY);
  });

  it('that is replaced while its browser signs the others out is that browser’s own', async () => {
    const { id, visitor, copy } = await visitorSince(31);
    const another = await signedInBeside(visitor);
    const before = credentialOf(visitor);
    await visitor.to('me');
    const mine = await signOutEverywhere(api.context, before);
    expect((await another.to('me')).status).toBe(401);
    expect((await visitor.to('me')).status).toBe(401);
    visitor.cookie = cookieOf(id, mine.credentialId);
    expect(await meOf(visitor)).toBe(id);
    expect((await copy.to('me')).status).toBe(401);
  });

  it('that ends while its browser signs the others out signs nobody out', async () => {
    const { id, visitor } = await visitorSince(31);
    const another = await signedInBeside(visitor);
    const before = credentialOf(visitor);
    await visitor.to('signOut');
    await expect(signOutEverywhere(api.context, before)).rejects.toMatchObject({
      code: 'unauthorized',
    });
    expect(await meOf(another)).toBe(id);
  });

  it('that is replaced while its browser is signed out is ended as well', async () => {
    const { id, visitor } = await visitorSince(31);
    const { credentialId } = credentialOf(visitor);
    await visitor.to('me');
    expect(await signOut(api.context, id, { credentialId })).toBe(1);
    expect((await visitor.to('me')).status).toBe(401);
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
