import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { type Me, post } from '../api.ts';
import { Facts } from '../parts/Facts.tsx';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Who is signed in, a passkey for the next time, and signing out. */
export function YouPage({ me, onLeave }: { me: Me; onLeave: () => void }) {
  const [said, setSaid] = useState('');
  const make = async () => {
    try {
      const optionsJSON = await post<Options>('/api/passkey/ask');
      await post('/api/passkey', await startRegistration({ optionsJSON }));
      setSaid('Kept. From now on this passkey opens the desk for you.');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : 'That went wrong.');
    }
  };
  const leave = async () => {
    await post('/api/sign-out').catch(() => undefined);
    onLeave();
  };
  return (
    <>
      <h1>You</h1>
      <Facts
        of={[
          ['Name in the log', me.name],
          ['Role', me.role],
          ['Release', me.version],
        ]}
      />
      <div className="buttons">
        <button type="button" onClick={() => void make()}>
          Make a passkey
        </button>
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      </div>
      <p role="status">{said}</p>
      <p className="quiet">
        You are signed out after an hour without a look, and after twelve hours in any case. An
        operator on the machine takes all your ways in by <code>desk revoke</code>.
      </p>
    </>
  );
}
