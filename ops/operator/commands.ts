import { adjust } from './adjust.ts';
import { affected } from './affected.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { backupKey, sealingKey } from './backup-key.ts';
import { busy } from './busy.ts';
import { catchUp } from './catch-up.ts';
import { chatType } from './chat-type.ts';
import type { OperatorCommand, SetUpCommand } from './command.ts';
import { companion } from './companion.ts';
import { cost } from './cost.ts';
import { desk } from './desk.ts';
import { eraseAgain } from './erase-again.ts';
import { featured } from './featured.ts';
import { keys } from './keys.ts';
import { migrate } from './migrate.ts';
import { needsReview } from './needs-review.ts';
import { maintenance, notice } from './notice.ts';
import { operators } from './operators.ts';
import { order } from './order.ts';
import { packs } from './packs.ts';
import { prompts } from './prompts.ts';
import { recheck } from './recheck.ts';
import { reconcile } from './reconcile.ts';
import { refund } from './refund.ts';
import { reinstate } from './reinstate.ts';
import { rekey } from './rekey.ts';
import { report } from './report.ts';
import { reports } from './reports.ts';
import { restore } from './restore.ts';
import { rollUpDays } from './roll-up.ts';
import { destroySealedOf, sealed } from './sealed.ts';
import { set, settings } from './settings.ts';
import { suspend } from './suspend.ts';
import { tax } from './tax.ts';
import { today } from './today.ts';
import { unseal } from './unseal.ts';
import { user } from './user.ts';
import { verifyBackup } from './verify-backup.ts';

/** Every command of an operator, in the order in which they are listed. */
export const COMMANDS: Readonly<Record<string, OperatorCommand | SetUpCommand>> = {
  today,
  desk,
  order,
  recheck,
  refund,
  adjust,
  user,
  suspend,
  reinstate,
  affected,
  notice,
  maintenance,
  companion,
  'chat-type': chatType,
  featured,
  set,
  settings,
  operators,
  busy,
  report,
  'roll-up': rollUpDays,
  cost,
  tax,
  keys,
  rekey,
  packs,
  prompts,
  reports,
  'needs-review': needsReview,
  reconcile,
  sealed,
  unseal,
  'destroy-sealed': destroySealedOf,
  'erase-again': eraseAgain,
  audit,
  migrate,
  'sealing-key': sealingKey,
  'backup-key': backupKey,
  backup,
  'verify-backup': verifyBackup,
  restore,
  'catch-up': catchUp,
};

/** Names that commands had before. */
export const ALIASES: Record<string, string> = { trouble: 'needs-review', reopen: 'reinstate' };
