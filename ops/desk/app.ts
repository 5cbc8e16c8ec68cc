import type { RequestListener } from 'node:http';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { z } from 'zod';
import { type DeskPerson, forgetDesk, spendDeskLink } from '#db/queries/operations/desk.ts';
import type { DeskConfig } from '../../api/desk-variables.ts';
import { RELEASE } from '../../api/release.ts';
import { deskDigest } from '../operator/operators/desk.ts';
import { guardDesk } from './guard.ts';
import type { PageFiles } from './page-files.ts';
import { createPasskeys } from './passkeys.ts';
import { asked, type DeskParts, runAtDesk } from './run-command.ts';
import { createSessions } from './session.ts';

const link = z.strictObject({ token: z.string().max(100) });
/** Its parts are checked by the library. */
const credential = z.looseObject({ id: z.string().max(1_400), response: z.looseObject({}) });

const TRIES = { windowMs: 60_000, limit: 30 };
const BODY_LIMIT = '100kb';

/**
 * The operators' desk as a request listener: its page, signing in, and every operator's command that the role of whoever is
 * signed in reaches.
 */
export function createDesk(
  { desk, log, ...parts }: DeskParts & { desk: DeskConfig; log: Log },
  files: PageFiles,
): RequestListener {
  const sessions = createSessions(parts.db, desk);
  const passkeys = createPasskeys(parts.db, desk);
  /** Why an answer of a browser's authenticator was not taken: it is unknown, or the fault is ours. */
  const unread = (err: unknown): undefined => {
    log.warn({ err }, 'a passkey was refused');
  };
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(guardDesk(desk), express.json({ limit: BODY_LIMIT }));
  app.get('/{*path}', (req, res) => {
    const file = files.get(req.path);
    if (file) res.type(file.type).send(file.body);
    else res.status(404).type('text').send('There is no such page.\n');
  });

  const tries = rateLimit({
    ...TRIES,
    keyGenerator: () => 'all',
    validate: false,
    handler: (_req, res) => refuse(res, 429, 'That were many tries. Please wait a minute.'),
  });
  const signedIn =
    (handle: (person: DeskPerson, req: Request, res: Response) => Promise<void>) =>
    async (req: Request, res: Response) => {
      const person = await sessions.personOf(req);
      if (person) await handle(person, req, res);
      else refuse(res, 401, 'You are not signed in, or have been away for long.');
    };

  app.post('/api/sign-in', tries, async (req, res) => {
    const { token } = link.parse(req.body);
    await forgetDesk(parts.db.executor);
    const person = await spendDeskLink(parts.db.executor, deskDigest(token));
    if (!person) return refuse(res, 401, 'This link was used before, or its ten minutes are over.');
    await sessions.begin(res, person, 'link');
    res.json(person);
  });
  app.post('/api/passkey/sign-in/ask', tries, async (_req, res) => {
    res.json(await passkeys.askToSignIn());
  });
  app.post('/api/passkey/sign-in', tries, async (req, res) => {
    const response = credential.parse(req.body) as unknown as AuthenticationResponseJSON;
    const person = await passkeys.signIn(response).catch(unread);
    if (!person) return refuse(res, 401, 'This passkey opens nothing here.');
    await sessions.begin(res, person, 'passkey');
    res.json(person);
  });
  app.post(
    '/api/passkey/ask',
    signedIn(async (person, _req, res) => void res.json(await passkeys.askToMake(person))),
  );
  app.post(
    '/api/passkey',
    signedIn(async (person, req, res) => {
      const response = credential.parse(req.body) as unknown as RegistrationResponseJSON;
      const isMade = await passkeys.make(person, response).catch(unread);
      if (isMade) res.json({});
      else refuse(res, 422, 'This passkey could not be kept.');
    }),
  );
  app.post('/api/sign-out', async (req, res) => {
    await sessions.end(req, res);
    res.json({});
  });
  app.post(
    '/api/me',
    signedIn(async (person, _req, res) => void res.json({ ...person, version: RELEASE.version })),
  );
  app.post(
    '/api/run',
    signedIn(async (person, req, res) => {
      const outcome = await runAtDesk({ ...parts, desk }, person, asked.parse(req.body));
      if (outcome) res.json(outcome);
      else refuse(res, 403, `As ${person.role} you may not do that here.`);
    }),
  );
  app.use((_req, res) => refuse(res, 404, 'There is nothing here.'));
  app.use(onError(log));
  return app;
}

type Log = Record<'warn' | 'error', (data: object, text: string) => void>;

const refuse = (res: Response, status: number, error: string): void =>
  void res.status(status).json({ error });

const onError =
  (log: Log): ErrorRequestHandler =>
  (err, _req, res, next) => {
    if (res.headersSent) return next(err);
    const status = (err as { status?: number }).status ?? 500;
    if (err instanceof z.ZodError || (status >= 400 && status < 500)) {
      return refuse(res, 400, 'This cannot be read.');
    }
    log.error({ err }, 'the desk failed');
    refuse(res, 500, 'That went wrong; the log of the server says why. Look before you try again.');
  };
