import { useState } from 'react';
import { createSignInApi, type SignInApi } from '../../browser/api/sign-in-api.ts';
import button from '../../ui/button.module.css';
import { environment, user } from '../app.ts';
import { PhoneSheet } from '../keep/PhoneSheet.tsx';
import styles from './on-my-phone.module.css';

type Handoff = Awaited<ReturnType<SignInApi['handoff']>>;

const api = createSignInApi(environment);

/** On a desktop: the chat is carried to the phone, to be paid there. */
export const OnMyPhone = ({ path }: { path: string }) => {
  const [handoff, setHandoff] = useState<Handoff | null>(null);
  const [isFailed, setFailed] = useState(false);
  const show = () =>
    user.asVisitor(() => api.handoff({ path })).then(setHandoff, () => setFailed(true));
  return (
    <div className={styles.phone}>
      <button
        type="button"
        className={`${button.button} ${button.quiet}`}
        onClick={() => void show()}
      >
        Open on my phone
      </button>
      {isFailed && <span role="alert">That did not work. Please try again.</span>}
      {handoff && <PhoneSheet {...handoff} onClose={() => setHandoff(null)} />}
    </div>
  );
};
