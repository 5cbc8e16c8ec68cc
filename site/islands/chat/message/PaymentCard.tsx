import type { ChatState } from '../../../stores/chat/state/chat-state.ts';
import button from '../../../ui/button.module.css';
import styles from './payment.module.css';

interface Props {
  payment: NonNullable<ChatState['payment']>;
  /** Puts the card away; one that failed leads to the paywall. */
  onAnswer: () => void;
}

const WORDS = {
  success: {
    title: 'Payment Successful!',
    text: 'Your messages have been added! Ready to continue chatting 💕',
    answer: "Great! Let's Chat",
  },
  failed: {
    title: 'Payment Failed',
    text: 'Something went wrong with your payment. Please try again 💔',
    answer: 'Try Again',
  },
};

/** How a payment ended, as the visitor comes back into the chat. */
export const PaymentCard = ({ payment, onAnswer }: Props) => {
  const { title, text, answer } = WORDS[payment];
  return (
    <section className={styles.card} data-payment={payment} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <button type="button" className={button.button} onClick={onAnswer}>
        {answer}
      </button>
    </section>
  );
};
