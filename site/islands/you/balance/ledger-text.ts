import { DEFAULT_COMPANION_NAME } from '#contract/limits.ts';
import type { LedgerLine } from '#contract/schemas/account.ts';
import { firstNameOf } from '../../../ui/format/first-name.ts';

/** What a line of the ledger was for, in plain words. */
export const ledgerText = ({ kind, delta, companionName, note }: LedgerLine): string => {
  const isGain = delta > 0;
  switch (kind) {
    case 'messages': {
      const name = firstNameOf(companionName ?? '') || DEFAULT_COMPANION_NAME;
      return isGain ? `Given back: ${name} could not answer` : `Messages with ${name}`;
    }
    case 'replies': {
      const name = firstNameOf(companionName ?? '') || DEFAULT_COMPANION_NAME;
      return isGain ? `Given back: ${name} had no other reply` : `Other replies by ${name}`;
    }
    case 'signup':
      return 'Free messages to start with';
    case 'pack':
      return 'Pack bought';
    case 'referral':
      return 'A friend joined with your link';
    case 'refund':
      return isGain ? 'Given back: a refund did not go through' : 'Taken back for a refund';
    case 'merge':
      return 'Free messages of an account that was joined to this one';
    case 'adjustment':
      return note ?? 'Changed by support';
  }
};
