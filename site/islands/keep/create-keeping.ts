import { createSignInApi } from '../../browser/api/sign-in-api.ts';
import { createKeepingStore } from '../../stores/account/keeping.ts';
import { environment, user } from '../app.ts';

/** The store of how this browser's account is kept. */
export const createKeeping = () =>
  createKeepingStore({ api: createSignInApi(environment), user, environment });
