import { spawn } from 'node:child_process';

/** A program that ended with another code than 0; `output` is what it printed. */
export class ProgramFailed extends Error {
  readonly output: string;

  constructor(what: string, code: number | null, output: string) {
    super(`${what} failed (${code === null ? 'killed' : `code ${code}`})`);
    this.output = output;
  }
}

/**
 * Runs a program to its end with its output kept back; `signal` ends it before.
 * @returns what it printed, both streams as they came
 * @throws {ProgramFailed}
 */
export function runQuietly(
  file: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; signal?: AbortSignal | undefined } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new ProgramFailed([file, ...args].join(' '), code, output));
    });
  });
}

/**
 * Ends with code 1 and what a person can use: a failed program's own output, or else the message and
 * its cause. A stack is for `DEBUG=1`.
 */
export function failWith(error: unknown): never {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
}

/** What a person can use of an error: a failed program's own output first. */
export function wordsOf(error: unknown): string {
  if (error instanceof ProgramFailed) return `${error.output.trim()}\n\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  if (process.env.DEBUG) return error.stack ?? error.message;
  const { message, cause } = error;
  return cause instanceof Error ? `${message}\n${cause.message}` : message;
}
