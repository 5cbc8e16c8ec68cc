import type { Purchase } from '#contract/schemas/account.ts';

const STATUSES = {
  pending: { text: 'Not paid yet', tone: 'calm' },
  success: { text: 'Paid', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  cancelled: { text: 'Cancelled', tone: 'calm' },
  expired: { text: 'Not paid in time', tone: 'calm' },
  refunded: { text: 'Refunded', tone: 'calm' },
} as const;

/** How an order stands, in plain words. */
export const purchaseStatus = ({
  status,
  isRefunding,
}: Pick<Purchase, 'status' | 'isRefunding'>): { text: string; tone: 'good' | 'bad' | 'calm' } =>
  isRefunding && status === 'success'
    ? { text: 'Refund on its way', tone: 'calm' }
    : STATUSES[status];
