import { changeSetting } from '#db/queries/operations/setting-changes.ts';
import type { OperatorCall } from './command.ts';

/** The name that is recorded where none was given, outside production. */
const NOBODY = 'nobody named';

/** Sets a value, with who did it and why; null takes it back. Every process knows within seconds. */
export const setByOperator = (call: OperatorCall, name: string, value: unknown): Promise<void> =>
  changeSetting(call.db.executor, {
    name,
    value,
    setBy: call.options.by ?? NOBODY,
    reason: call.options.reason ?? null,
  });
