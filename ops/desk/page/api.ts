import type { DeskRole } from '#contract/desk-roles.ts';
import type { Outcome } from '../run-command.ts';

/** Who is signed in, and what runs. */
export interface Me {
  name: string;
  role: DeskRole;
  version: string;
}

/** What the desk has answered in place of what was asked for; `status` 0: nothing came. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Calls the desk. Throws Refusal. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) throw new Refusal(0, 'The desk does not answer.');
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(response.status, answer.error ?? 'That went wrong.');
  return answer as T;
}

/** What a command takes beside its words. */
export interface More {
  reason?: string;
  /** Names a change, so that a repeat is harmless. */
  reference?: string;
  since?: string;
  csv?: boolean;
}

/** What a command has said, and its result as `T`; where its code is not 0, the result may be an error instead. */
export type Ran<T> = Omit<Outcome, 'told'> & { told: T };

/** Runs an operator's command under the name of the signed-in operator. Throws Refusal. */
export const run = <T>(command: string, args: string[] = [], more: More = {}): Promise<Ran<T>> =>
  post<Ran<T>>('/api/run', { command, args, ...more });
