import type { Call } from '#contract/endpoints/endpoint.ts';
import * as signIn from '#contract/endpoints/sign-in.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';

/** What keeps an account, carries it over and signs it out; asked where that is done, and carried by no other page. */
export type SignInApi = ReturnType<typeof createSignInApi>;

/** A client of that part of the server over a fetch. */
export const createSignInApi = (surroundings: Surroundings) => {
  const call = createCall(createRequest(surroundings));
  return {
    /** A code that carries the account to another browser. */
    handoff: (body: Call<typeof signIn.handoff>['body']) => call(signIn.handoff, { body }),
    makeRecovery: () => call(signIn.makeRecovery, {}),
    recover: (body: Call<typeof signIn.recover>['body']) => call(signIn.recover, { body }),
    browsers: () => call(signIn.browsers, {}),
    signOutBrowser: (id: string): Promise<void> => call(signIn.signOutBrowser, { params: { id } }),
    signOutEverywhere: (): Promise<void> => call(signIn.signOutEverywhere, {}),
    signOut: (): Promise<void> => call(signIn.signOut, {}),
  };
};
