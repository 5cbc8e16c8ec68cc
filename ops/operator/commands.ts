import type { OperatorCommand, SetUpCommand } from './command.ts';
import { audit } from './database/audit.ts';
import { backup } from './database/backup.ts';
import { catchUp } from './database/catch-up.ts';
import { eraseAgain } from './database/erase-again.ts';
import { migrate } from './database/migrate.ts';
import { restore } from './database/restore.ts';
import { verifyBackup } from './database/verify-backup.ts';
import { cost } from './figures/cost.ts';
import { report } from './figures/report.ts';
import { rollUpDays } from './figures/roll-up.ts';
import { today } from './figures/today.ts';
import { backupKey, sealingKey } from './keys/backup-key.ts';
import { keys } from './keys/keys.ts';
import { rekey } from './keys/rekey.ts';
import { destroySealedOf, sealed } from './keys/sealed.ts';
import { unseal } from './keys/unseal.ts';
import { desk } from './operators/desk.ts';
import { operators } from './operators/operators.ts';
import { needsReview } from './orders/needs-review.ts';
import { order } from './orders/order.ts';
import { recheck } from './orders/recheck.ts';
import { reconcile } from './orders/reconcile.ts';
import { refund } from './orders/refund.ts';
import { tax } from './orders/tax.ts';
import { busy } from './steering/busy.ts';
import { chatType } from './steering/chat-type.ts';
import { companion } from './steering/companion.ts';
import { featured } from './steering/featured.ts';
import { maintenance, notice } from './steering/notice.ts';
import { packs } from './steering/packs.ts';
import { prompts } from './steering/prompts.ts';
import { set, settings } from './steering/settings.ts';
import { adjust } from './visitors/adjust.ts';
import { affected } from './visitors/affected.ts';
import { reinstate } from './visitors/reinstate.ts';
import { reports } from './visitors/reports.ts';
import { suspend } from './visitors/suspend.ts';
import { user } from './visitors/user.ts';

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
