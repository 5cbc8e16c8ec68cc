import type { DeskRole } from '#contract/desk-roles.ts';
import type { Database } from '#db/connection/client.ts';
import type { ChatCipher } from '#db/sealing/cipher.ts';
import type { Config } from '../../api/config.ts';
import type { DeskConfig } from '../../api/desk-variables.ts';
import type { Services } from '../../api/domain/ports.ts';
import type { Progress } from '../bootstrap/progress.mjs';
import type { Lifecycle } from '../process/lifecycle.ts';
import type { Options } from './arguments.ts';

/** How a command answers. */
export interface Answer {
  /** Prints in plain words what was done. */
  say(line: string): void;
  /** Prints the same as an object under `--json`; once. */
  tell(result: object): void;
  /** Writes a table for a spreadsheet to standard output. */
  write(text: string): void;
}

/** What an operator asked for, and how to answer. */
export interface OperatorCall extends Answer {
  db: Database;
  cipher: ChatCipher;
  /** What the verbs of the domain run on, with every active payment provider. */
  services(): Promise<Services>;
  /** The names of the payment providers that are active. */
  activeProviders: readonly string[];
  /** Where the operators' desk is; undefined: there is none. */
  desk: DeskConfig | undefined;
  /** The words after the command's name, options taken out. */
  args: string[];
  /** `--reference`: names a change, so that a repeat is harmless. */
  reference: string | undefined;
  options: Options;
  /** The present instant. */
  now(): Date;
  /** Aborted when the operator wants it to end. */
  signal: AbortSignal;
}

/** One operator command. */
export interface OperatorCommand {
  /** Which role may read with it at the operators' desk, and which may change something; neither: it runs on the machine only. */
  atDesk: { look?: DeskRole; act?: DeskRole };
  /** Whether these words change something: then it is noted who did it, and production wants a name. Absent: never. */
  acts?: (args: readonly string[]) => boolean;
  /** Always needs a name and a reason, in development as well. */
  wantsReason?: true;
  /** Its arguments and what it does, for the list of commands. */
  usage: string;
  /** @returns the exit code */
  run(call: OperatorCall): Promise<number>;
}

/** What a command works with whose database may not be ready, or may not be there. */
export interface SetUpCall extends Answer {
  /** The address of the database; a private server is started where none is named, outside production. */
  databaseUrl(): Promise<string>;
  /** Every setting. @throws {ConfigError} */
  settings(): Config;
  /** The words after the command's name, options taken out. */
  args: string[];
  options: Options;
  /** Notes in the operators' log of a database what was done to it, once it is: before, it may have no log. */
  note(databaseUrl: string): Promise<void>;
  progress: Progress;
  life: Lifecycle;
}

/** One of the things an operator does to a database as a whole. */
export interface SetUpCommand {
  /** It changes what visitors have: production wants a name. Absent: it does not. */
  acts?: true;
  /** Its arguments and what it does, for the list of commands. */
  usage: string;
  /** @returns the exit code */
  setUp(call: SetUpCall): Promise<number>;
}

/** Prints why a command cannot be done; returns its exit code. */
export function refuse({ say, tell }: Answer, why: string): 1 {
  say(why);
  tell({ error: why });
  return 1;
}
