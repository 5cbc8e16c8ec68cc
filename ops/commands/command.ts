import type { ChatCipher } from '#db/cipher.ts';
import type { Database } from '#db/client.ts';

/** One of the things an operator does by hand. */
export interface OperatorCommand {
  /** Its arguments and what it does, for the list of commands. */
  usage: string;
  /** @returns the exit code */
  run(call: {
    db: Database;
    cipher: ChatCipher;
    args: string[];
    say: (line: string) => void;
    /** Aborted when the operator wants it to end. */
    signal: AbortSignal;
  }): Promise<number>;
}
