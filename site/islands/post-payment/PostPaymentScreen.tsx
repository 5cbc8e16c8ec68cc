import type { PostPaymentState } from '../../stores/post-payment.ts';
import { MissingChat } from '../../ui/MissingChat.tsx';
import { Checking } from './Checking.tsx';
import { Failure } from './Failure.tsx';
import styles from './post-payment.module.css';
import { Success } from './Success.tsx';

interface Props {
  payment: PostPaymentState;
  onContinue: () => void;
  onRetry: () => void;
}

/** What became of a payment. The same element from the wait to the outcome, so that it is heard. */
export const PostPaymentScreen = ({ payment, onContinue, onRetry }: Props) => {
  const { kind } = payment;
  if (kind === 'missing') return <MissingChat />;
  return (
    <div
      className={styles.screen}
      role="status"
      data-outcome={kind === 'loading' ? undefined : kind}
    >
      {kind === 'loading' && <Checking isWithBank={payment.isWithBank} />}
      {kind === 'failed' && <Failure {...payment} onRetry={onRetry} />}
      {kind === 'success' && <Success {...payment} onContinue={onContinue} />}
    </div>
  );
};
