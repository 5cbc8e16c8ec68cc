import { noteDeed } from '#db/queries/operator-log.ts';
import { type OperatorCall, type OperatorCommand, refuse } from './command.ts';

const LONGEST_REASON = 200;
const LONGEST_SUBJECT = 100;

/**
 * Runs a command. One that changes something is noted first, with who does it and why; in production nobody acts
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
  if (isProduction && by === null) {
    return refuse(call, `Who does it? Add --by "your name": ${name} changes something.`);
  }
  if (reason !== null && reason.length > LONGEST_REASON) {
    return refuse(call, `A reason has up to ${LONGEST_REASON} characters.`);
  }
  const [subject = ''] = call.args;
  await noteDeed(call.db.executor, {
    doneBy: by,
    command: name,
    subject: subject.slice(0, LONGEST_SUBJECT),
    reason,
    words: call.args,
  });
  return command.run(call);
}
