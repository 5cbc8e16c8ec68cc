import { openDatabase } from '#db/connection/client.ts';
import { type Action, noteAction } from '#db/queries/operations/operator-log.ts';
import { type OperatorCall, type OperatorCommand, refuse } from './command.ts';

const LONGEST_REASON = 200;
const LONGEST_SUBJECT = 100;

/**
 * Runs a command. One that changes something is logged first, with who runs it and why; in production nobody acts
 * without a name.
 */
export async function noteAndRun(
  name: string,
  command: OperatorCommand,
  call: OperatorCall,
  { isProduction }: { isProduction: boolean },
): Promise<number> {
  if (!command.acts?.(call.args)) return command.run(call);
  const { by = null, reason = null } = call.options;
  if (command.wantsReason && !(by && reason)) {
    return refuse(call, 'Who does it, and why? Add --by "your name" --reason "…".');
  }
  if (isProduction && by === null) {
    return refuse(call, namelessly(name));
  }
  if (reason !== null && reason.length > LONGEST_REASON) {
    return refuse(call, `A reason has up to ${LONGEST_REASON} characters.`);
  }
  await noteAction(call.db.executor, actionOf(name, call));
  return command.run(call);
}

/** Notes what was done to a database as a whole, in that database's own log. */
export async function noteSetUp(
  databaseUrl: string,
  name: string,
  call: Pick<OperatorCall, 'args' | 'options'>,
): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    await noteAction(db.executor, actionOf(name, call));
  } finally {
    await db.close();
  }
}

/** Why nothing was done. */
export const namelessly = (name: string): string =>
  `Who does it? Add --by "your name": ${name} changes something.`;

const actionOf = (
  command: string,
  { args, options }: Pick<OperatorCall, 'args' | 'options'>,
): Action => ({
  doneBy: options.by ?? null,
  command,
  subject: (args[0] ?? '').slice(0, LONGEST_SUBJECT),
  reason: options.reason ?? null,
  words: args,
});
