import { setBusyUntil } from '#db/queries/companion/companions.ts';
import { changeSetting } from '#db/queries/operations/setting-changes.ts';
import { inTransaction } from '#db/transaction.ts';
import type { OperatorCall } from './command.ts';

/** The name that is recorded where none was given, outside production. */
const NOBODY = 'nobody named';

/** Of a companion who is busy: `busy:<id>`. */
export const busySetting = (id: string): string => `busy:${id}`;

/** Sets a value, with who did it and why; null removes it. Takes effect on every process within seconds. */
export const setByOperator = (call: OperatorCall, name: string, value: unknown): Promise<void> =>
  inTransaction(call.db, async (tx) => {
    const setBy = call.options.by ?? NOBODY;
    await changeSetting(tx, { name, value, setBy, reason: call.options.reason ?? null });
    const [kind, id = ''] = name.split(':');
    // It is in her own row, beside her history here.
    if (kind === 'busy') await setBusyUntil(tx, id, value === null ? null : untilOf(value));
  });

const untilOf = (value: unknown): Date => new Date((value as { until: string }).until);

/** Whether a value has ended by itself, and is no more than history. */
export const isOver = (name: string, value: unknown, now: Date): boolean =>
  name.startsWith('busy:') && untilOf(value) <= now;
