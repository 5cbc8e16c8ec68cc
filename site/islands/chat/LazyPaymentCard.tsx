import type { ComponentProps } from 'react';
import { useFetched } from '../../ui/use-fetched.ts';
import type { PaymentCard } from './PaymentCard.tsx';

const load = () => import('./PaymentCard.tsx').then(({ PaymentCard }) => PaymentCard);

/** The place of the card: its code comes with it. */
export const LazyPaymentCard = (props: ComponentProps<typeof PaymentCard>) => {
  const Card = useFetched(load);
  return Card && <Card {...props} />;
};
