import { createApi } from '../browser/api/api.ts';
import { browserEnvironment } from '../browser/environment/environment.ts';
import { createUserStore } from '../stores/visitor/user.ts';

/** The real browser, server and visitor that every island of a page shares. */
export const environment = browserEnvironment;
export const api = createApi(environment);
export const user = createUserStore({ api, environment });
