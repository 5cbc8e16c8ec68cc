import { z } from 'zod';
import type { DeskPerson } from '#db/queries/operations/desk.ts';
import { NO_OPTIONS } from '../operator/arguments.ts';
import type { OperatorCall } from '../operator/command.ts';
import { noteAndRun } from '../operator/note-and-run.ts';
import { commandFor } from './rights.ts';

/** A command as the desk's page asks for it: the words of the command line. */
export const asked = z.strictObject({
  command: z.string().max(40),
  args: z.array(z.string().max(2_000)).max(40),
  reason: z.string().trim().max(200).optional(),
  reference: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .optional(),
  since: z.string().max(40).optional(),
  csv: z.boolean().optional(),
});

/** Its outcome. */
export interface Outcome {
  /** The command's exit code: 0 where it did what was asked. */
  code: number;
  /** In plain words. */
  lines: string[];
  /** Its result as an object. */
  told: object | null;
  /** A table for a spreadsheet. */
  written: string;
}

/** What commands work with at the desk. */
export type DeskParts = Pick<
  OperatorCall,
  'db' | 'cipher' | 'services' | 'activeProviders' | 'desk' | 'now'
>;

/**
 * Runs an operator's command for somebody at the desk; what changes something needs a reason, and is written to the operators'
 * log under that name. It runs to its end, whether or not the caller still waits for it.
 * @returns undefined where the role does not reach, or there is no such command
 */
export async function runAtDesk(
  parts: DeskParts,
  { name, role }: DeskPerson,
  { command: called, args, reason, reference, since, csv = false }: z.output<typeof asked>,
): Promise<Outcome | undefined> {
  const found = commandFor(role, called, args);
  if (!found) return undefined;
  const outcome: Outcome = { code: 1, lines: [], told: null, written: '' };
  if (found.doesAct && !reason) {
    return { ...outcome, lines: ['Why? Everything that is done here stands in the log.'] };
  }
  const code = await noteAndRun(
    called,
    found.command,
    {
      ...parts,
      args,
      reference,
      options: { ...NO_OPTIONS, by: name, reason: reason || undefined, since, csv },
      say: (line) => outcome.lines.push(line),
      tell: (told) => {
        outcome.told = told;
      },
      write: (text) => {
        outcome.written += text;
      },
      signal: new AbortController().signal,
    },
    { isProduction: true },
  );
  return { ...outcome, code };
}
