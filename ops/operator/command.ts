import type { ChatCipher } from '#db/cipher.ts';
import type { Database } from '#db/client.ts';
import type { Services } from '../../api/domain/ports.ts';
import type { Options } from './arguments.ts';

/** What an operator asked for, and how to answer. */
export interface OperatorCall {
  db: Database;
  cipher: ChatCipher;
  /** What the verbs of the domain run on, with every active payment provider. */
  services(): Promise<Services>;
  /** The names of the payment providers that are active. */
  activeProviders: readonly string[];
  /** The words after the command's name, options taken out. */
  args: string[];
  /** `--reference`: names a change, so that a repeat is harmless. */
  reference: string | undefined;
  options: Options;
  /** The present instant. */
  now(): Date;
  /** Says in plain words what was done. */
  say(line: string): void;
  /** Says the same to a program that asked with `--json`; once. */
  tell(result: object): void;
  /** Writes a table for a spreadsheet to standard output. */
  write(text: string): void;
  /** Aborted when the operator wants it to end. */
  signal: AbortSignal;
}

/** One of the things an operator does by hand. */
export interface OperatorCommand {
  /** Whether these words change something: then it is noted who did it, and production wants a name. Absent: never. */
  acts?: (args: readonly string[]) => boolean;
  /** Its arguments and what it does, for the list of commands. */
  usage: string;
  /** @returns the exit code */
  run(call: OperatorCall): Promise<number>;
}

/** Says why a command cannot be done; its exit code. */
export function refuse({ say, tell }: Pick<OperatorCall, 'say' | 'tell'>, why: string): 1 {
  say(why);
  tell({ error: why });
  return 1;
}
