import type { PostPaymentState } from '../../stores/post-payment.ts';
import { MissingChat } from '../../ui/MissingChat.tsx';
import { Checking } from './Checking.tsx';
import { Failure } from './Failure.tsx';
import { Success } from './Success.tsx';

interface Props {
  payment: PostPaymentState;
  onContinue: () => void;
  onRetry: () => void;
}

/** What became of a payment. */
export const PostPaymentScreen = ({ payment, onContinue, onRetry }: Props) => {
  switch (payment.kind) {
    case 'loading':
      return <Checking isWithBank={payment.isWithBank} />;
    case 'missing':
      return <MissingChat />;
    case 'failed':
      return <Failure {...payment} onRetry={onRetry} />;
    case 'success':
      return <Success {...payment} onContinue={onContinue} />;
  }
};
