import { createHash, randomBytes } from 'node:crypto';
import { isDeskRole } from '#contract/desk-roles.ts';
import {
  DESK_SECONDS,
  insertDeskLink,
  listDeskPasskeys,
  listDeskSessions,
  revokeDesk,
} from '#db/queries/operations/desk.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';
import { instantWords } from '../words.ts';

const TOKEN_BYTES = 32;
const NAME = /^[\p{L}\p{N} .@_-]{2,60}$/u;

/** What is kept of a secret of the desk. */
export const deskDigest = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Gives somebody access to the desk, lists who has it, or revokes it. */
export const desk: OperatorCommand = {
  atDesk: {},
  usage:
    '[see|support|owner] [name…] | who | revoke <name…> — a link that opens the desk once, within ten minutes; who may come in; or takes all of somebody’s ways in',
  acts: ([what]) => what !== 'who',
  async run(call) {
    const [what = 'owner', ...words] = call.args;
    const name = words.join(' ').trim() || call.options.by || '';
    if (what === 'who') return who(call);
    if (!isDeskRole(what) && what !== 'revoke') {
      return refuse(call, 'Say see, support or owner with a name, or who, or revoke with a name.');
    }
    if (!NAME.test(name)) {
      return refuse(call, 'For whom? For example: npm run ops -- desk support Asha');
    }
    if (what === 'revoke') {
      const ended = await revokeDesk(call.db.executor, name);
      call.say(ended > 0 ? `${name} is out, in all browsers.` : `${name} had no way in.`);
      call.tell({ name, ended });
      return 0;
    }
    if (!call.desk) return refuse(call, 'There is no desk: set DESK_PORT and restart the server.');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await insertDeskLink(call.db.executor, { digest: deskDigest(token), name, role: what });
    // Behind the sign of a fragment it reaches no log of a proxy.
    const url = `${call.desk.origin}/#/sign-in/${token}`;
    call.say(
      `Opens the desk for ${name} (${what}), once, within ${DESK_SECONDS.link / 60} minutes:`,
    );
    call.say(url);
    call.tell({ name, role: what, url });
    return 0;
  },
};

async function who({ db, say, tell }: OperatorCall): Promise<number> {
  const sessions = await listDeskSessions(db.executor);
  const passkeys = await listDeskPasskeys(db.executor);
  for (const { name, role, seenAt } of sessions)
    say(`${name} (${role}) is at the desk, last seen ${instantWords(seenAt)}`);
  for (const { name, role, usedAt } of passkeys)
    say(`${name} (${role}) has a passkey, last used ${instantWords(usedAt)}`);
  if (sessions.length + passkeys.length === 0) say('Nobody is at the desk.');
  tell({ sessions, passkeys });
  return 0;
}
