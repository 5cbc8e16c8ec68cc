import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import { COMMANDS } from '../operator/commands.ts';

/** The command that somebody may run with these words; undefined: none. Set-up commands are never run here. */
export function commandFor(role: DeskRole, name: string, args: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || 'setUp' in command) return undefined;
  const doesAct = command.acts?.(args) ?? false;
  const needed = doesAct ? command.atDesk.act : command.atDesk.look;
  return needed && reaches(role, needed) ? { command, doesAct } : undefined;
}
