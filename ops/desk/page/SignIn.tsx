import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { post } from './api.ts';
import { to } from './routes.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The way in: by the link that an operator made on the machine, or by a passkey. */
export function SignIn({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);
  const enter = async (way: () => Promise<unknown>) => {
    setBusy(true);
    setRefused('');
    try {
      await way();
      history.replaceState(null, '', to('today'));
      dispatchEvent(new HashChangeEvent('hashchange'));
      await onDone();
    } catch (error) {
      setRefused(error instanceof Error ? error.message : 'That went wrong.');
      setBusy(false);
    }
  };
  const byPasskey = async () => {
    const optionsJSON = await post<Options>('/api/passkey/sign-in/ask');
    await post('/api/passkey/sign-in', await startAuthentication({ optionsJSON }));
  };
  return (
    <main className="alone">
      <h1>Jaanu desk</h1>
      {token ? (
        <button
          type="button"
          className="strong"
          disabled={isBusy}
          onClick={() => void enter(() => post('/api/sign-in', { token }))}
        >
          Sign in with this link
        </button>
      ) : (
        <p>
          On the machine that runs the product, <code>npm run ops -- desk</code> makes a link that
          opens this desk once.
        </p>
      )}
      <button type="button" disabled={isBusy} onClick={() => void enter(byPasskey)}>
        Sign in with a passkey
      </button>
      <p role="alert" className="refused">
        {refused}
      </p>
    </main>
  );
}
