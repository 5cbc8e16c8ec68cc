import type { Bought, PostPaymentState } from '../../stores/payment/post-payment.ts';
import { MissingChat } from '../../ui/chats/MissingChat.tsx';
import { Checking } from './Checking.tsx';
import { Failure } from './Failure.tsx';
import styles from './post-payment.module.css';
import { Success } from './Success.tsx';

interface Props {
  payment: PostPaymentState;
  /** Null while the server has not said it. */
  bought: Bought | null;
  onContinue: () => void;
  onRetry: () => void;
}

/** What became of a payment. The same element from the wait to the outcome, so that it is heard. */
export const PostPaymentScreen = ({ payment, bought, onContinue, onRetry }: Props) => {
  const { kind } = payment;
  if (kind === 'missing') return <MissingChat />;
  return (
    <div
      className={styles.screen}
      role="status"
      data-outcome={kind === 'loading' ? undefined : kind}
    >
      {kind === 'loading' && <Checking isWithBank={payment.isWithBank} />}
      {kind === 'failed' && (
        <Failure {...payment} now={Date.now()} onContinue={onContinue} onRetry={onRetry} />
      )}
      {kind === 'success' && <Success {...payment} bought={bought} onContinue={onContinue} />}
    </div>
  );
};
