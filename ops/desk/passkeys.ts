import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '#db/connection/client.ts';
import {
  type DeskPerson,
  findDeskPasskey,
  insertDeskPasskey,
  usedDeskPasskey,
} from '#db/queries/operations/desk.ts';
import type { DeskConfig } from '../../api/desk-variables.ts';
import { deskDigest } from '../operator/operators/desk.ts';

const CHALLENGE_MS = 5 * 60_000;
const MOST_CHALLENGES = 200;

/** Open challenges and whom they are for; each is valid once, in this process. */
function createChallenges() {
  const open = new Map<string, { name: string; until: number }>();
  return {
    ask(challenge: string, name: string): void {
      const [oldest] = open.keys();
      if (open.size >= MOST_CHALLENGES && oldest !== undefined) open.delete(oldest);
      open.set(challenge, { name, until: Date.now() + CHALLENGE_MS });
    },
    answer(challenge: string, name: string): boolean {
      const asked = open.get(challenge);
      open.delete(challenge);
      return asked !== undefined && asked.name === name && asked.until > Date.now();
    },
  };
}

/** Passkeys for the desk: created by a signed-in operator, with the same role; they replace the link from then on. */
export function createPasskeys(
  { executor }: Pick<Database, 'executor'>,
  { origin }: Pick<DeskConfig, 'origin'>,
) {
  const rpID = new URL(origin).hostname;
  const challenges = createChallenges();
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    /** What a browser needs to make one. */
    async askToMake({ name }: DeskPerson) {
      const options = await generateRegistrationOptions({
        rpName: 'Jaanu desk',
        rpID,
        userName: name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      challenges.ask(options.challenge, name);
      return options;
    },
    /** Stores the passkey that a browser has made; false where it does not match the challenge. */
    async make({ name, role }: DeskPerson, response: RegistrationResponseJSON): Promise<boolean> {
      const expectedChallenge = (challenge: string) => challenges.answer(challenge, name);
      const made = await verifyRegistrationResponse({ response, expectedChallenge, ...expected });
      if (!made.verified) return false;
      const { id, publicKey, counter } = made.registrationInfo.credential;
      await insertDeskPasskey(executor, {
        name,
        role,
        digest: deskDigest(id),
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
      });
      return true;
    },
    /** What a browser needs to sign in with a passkey. */
    async askToSignIn() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      challenges.ask(options.challenge, '');
      return options;
    },
    /** Whose it is; undefined where it was not asked for, or is unknown. */
    async signIn(response: AuthenticationResponseJSON): Promise<DeskPerson | undefined> {
      const digest = deskDigest(response.id);
      const kept = await findDeskPasskey(executor, digest);
      if (!kept) return undefined;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.answer(challenge, ''),
        credential: {
          id: kept.credentialId,
          publicKey: new Uint8Array(kept.publicKey),
          counter: kept.counter,
        },
        ...expected,
      });
      if (!verified) return undefined;
      await usedDeskPasskey(executor, { digest, counter: authenticationInfo.newCounter });
      return { name: kept.name, role: kept.role };
    },
  };
}
