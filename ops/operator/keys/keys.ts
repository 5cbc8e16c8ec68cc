import { randomBytes } from 'node:crypto';
import { runningProcesses } from '#db/queries/operations/processes.ts';
import { countByKey, SEALED_TABLES } from '#db/queries/operations/rekey.ts';
import { type OperatorCall, type OperatorCommand, refuse } from '../command.ts';

const KEY_BYTES = 32;

/** Prints how far a key has been rolled out over the processes, or makes a new one with the steps to replace the old. */
export const keys: OperatorCommand = {
  atDesk: {},
  usage:
    '[new chat <id> | new session] — which process knows which key, and which texts need it; or a new key, with what to set in which round',
  async run(call) {
    const [verb, kind, id = ''] = call.args;
    if (verb === undefined) return tellKeys(call);
    if (verb === 'new' && kind === 'session') return tellRounds(call, 'SESSION_SECRET', '');
    if (verb === 'new' && kind === 'chat' && /^[\w-]{1,16}$/.test(id))
      return tellRounds(call, 'CHAT_KEYS', `${id}:`);
    return refuse(call, 'For example: npm run ops -- keys new chat 2027a');
  },
};

async function tellKeys({ db, services, say, tell }: OperatorCall): Promise<number> {
  const { secretNames } = await services();
  const running = await runningProcesses(db.executor);
  const texts = new Map<string, number>();
  for (const table of SEALED_TABLES) {
    for (const { keyId, texts: count } of await countByKey(db.executor, table))
      texts.set(keyId, (texts.get(keyId) ?? 0) + count);
  }
  const list = secretNames.map((name) => {
    const knownTo = running.filter((process) => process.secretNames.includes(name)).length;
    const [kind, key = ''] = name.split(':');
    return { name, knownTo, ...(kind === 'chat' && { texts: texts.get(key) ?? 0 }) };
  });
  for (const { name, knownTo, texts: count } of list) {
    const need = count === undefined ? '' : `, ${count} texts need it`;
    say(`${name}: known to ${knownTo} of ${running.length} processes${need}`);
  }
  const isKnown = list.every(({ knownTo }) => knownTo === running.length);
  say(
    isKnown
      ? 'Every process knows all of them: the next round may begin.'
      : 'Not every process knows all of them: restart the others with these settings before the next round.',
  );
  tell({ processes: running.length, keys: list, isKnown });
  return isKnown ? 0 : 1;
}

function tellRounds({ say, tell }: OperatorCall, variable: string, prefix: string): number {
  const made = prefix + randomBytes(KEY_BYTES).toString('base64');
  const rounds = [`${variable}=<as it is>,${made}`, `${variable}=${made},<as it was>`];
  say('Set the first everywhere and restart one process after the other:');
  say(`  ${rounds[0]}`);
  say('Once `npm run ops -- keys` says that every process knows it, the second, in the same way:');
  say(`  ${rounds[1]}`);
  say(
    prefix
      ? 'Then `npm run ops -- rekey`, and the old one may go once no text needs it.'
      : 'The old one may go after 90 days: it also keys what is kept of erased visitors.',
  );
  tell({ rounds });
  return 0;
}
