import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Database } from '#db/connection/client.ts';
import {
  DESK_SECONDS,
  type DeskPerson,
  deleteDeskSession,
  insertDeskSession,
  touchDeskSession,
} from '#db/queries/operations/desk.ts';
import { noteAction } from '#db/queries/operations/operator-log.ts';
import type { DeskConfig } from '../../api/desk-variables.ts';
import { deskDigest } from '../operator/operators/desk.ts';

const SECRET_BYTES = 32;

/** Who sits in which browser: a secret in a cookie, of which a digest is kept. */
export function createSessions(
  { executor }: Pick<Database, 'executor'>,
  { origin }: Pick<DeskConfig, 'origin'>,
) {
  const secure = origin.startsWith('https:');
  const cookie = secure ? '__Host-desk' : 'desk';
  const digestIn = (req: Request): string | undefined => {
    const secret = parseCookie(req.headers.cookie ?? '')[cookie];
    return secret ? deskDigest(secret) : undefined;
  };
  const setCookie = (res: Response, value: string, maxAge: number) => {
    const shared = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
    res.append('Set-Cookie', stringifySetCookie({ ...shared, name: cookie, value, maxAge }));
  };
  return {
    /** The caller; undefined: not signed in. */
    async personOf(req: Request): Promise<DeskPerson | undefined> {
      const digest = digestIn(req);
      return digest === undefined ? undefined : touchDeskSession(executor, digest);
    },
    /** Signs somebody in, under a new secret, and records by what. */
    async begin(res: Response, { name, role }: DeskPerson, by: 'link' | 'passkey'): Promise<void> {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const what = { doneBy: name, command: 'desk', subject: name, reason: null };
      await noteAction(executor, { ...what, words: ['signed in', by, role] });
      await insertDeskSession(executor, { digest: deskDigest(secret), name, role });
      setCookie(res, secret, DESK_SECONDS.session);
    },
    async end(req: Request, res: Response): Promise<void> {
      const digest = digestIn(req);
      if (digest) await deleteDeskSession(executor, digest);
      setCookie(res, '', 0);
    },
  };
}
