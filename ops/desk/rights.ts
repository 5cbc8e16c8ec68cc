import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import { COMMANDS, type CommandName } from '../operator/commands.ts';

/** Who may look by a command, and who may change something by it; absent: nobody at the desk. */
interface Right {
  look?: DeskRole;
  act?: DeskRole;
}

const FIGURES: Right = { look: 'see' };
const VISITORS: Right = { look: 'support', act: 'support' };
const STEERING: Right = { look: 'see', act: 'owner' };
/** On the machine itself: keys, backups, the database as a whole, and who comes in here. */
const BY_HAND: Right = {};

const OF_EACH: Record<CommandName, Right> = {
  today: FIGURES,
  report: FIGURES,
  cost: FIGURES,
  'needs-review': { look: 'support' },
  affected: { look: 'support' },
  order: VISITORS,
  user: VISITORS,
  recheck: VISITORS,
  refund: VISITORS,
  adjust: VISITORS,
  suspend: VISITORS,
  reinstate: VISITORS,
  reports: VISITORS,
  busy: { act: 'support' },
  operators: { look: 'owner' },
  tax: { look: 'owner' },
  notice: STEERING,
  maintenance: STEERING,
  companion: STEERING,
  'chat-type': STEERING,
  set: STEERING,
  settings: STEERING,
  packs: STEERING,
  featured: STEERING,
  prompts: STEERING,
  desk: BY_HAND,
  'roll-up': BY_HAND,
  keys: BY_HAND,
  rekey: BY_HAND,
  reconcile: BY_HAND,
  sealed: BY_HAND,
  unseal: BY_HAND,
  'destroy-sealed': BY_HAND,
  'erase-again': BY_HAND,
  audit: BY_HAND,
  migrate: BY_HAND,
  'sealing-key': BY_HAND,
  'backup-key': BY_HAND,
  backup: BY_HAND,
  'verify-backup': BY_HAND,
  restore: BY_HAND,
  'catch-up': BY_HAND,
};

/** What each command takes at the desk. */
export const RIGHTS: Readonly<Record<string, Right>> = OF_EACH;

/** The command that somebody may run with these words; undefined: none. */
export function commandFor(role: DeskRole, name: string, args: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || 'setUp' in command) return undefined;
  const doesAct = command.acts?.(args) ?? false;
  const needed = doesAct ? RIGHTS[name]?.act : RIGHTS[name]?.look;
  return needed && reaches(role, needed) ? { command, doesAct } : undefined;
}
