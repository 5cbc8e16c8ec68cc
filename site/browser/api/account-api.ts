import * as account from '#contract/endpoints/account.ts';
import * as remembered from '#contract/endpoints/remembered.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';

/** What the visitor's own page asks of the server; no other page carries it. */
export type AccountApi = ReturnType<typeof createAccountApi>;

/** A client of that part of the server over a fetch. */
export const createAccountApi = (surroundings: Surroundings) => {
  const call = createCall(createRequest(surroundings));
  return {
    /** What was bought and where the messages went; of days before one (YYYY-MM-DD), where given. */
    account: (before?: string) => call(account.account, { query: { before } }),
    correctMemory: (id: string, body: { value: string }): Promise<void> =>
      call(account.correctMemory, { params: { id }, body }),
    forgetMemory: (id: string) => call(account.forgetMemory, { params: { id } }),
    restoreMemory: (id: string, undo: string): Promise<void> =>
      call(account.restoreMemory, { params: { id }, body: { undo } }),
    rememberMessage: (messageId: string): Promise<void> =>
      call(remembered.rememberMessage, { params: { messageId } }),
    forgetMessage: (messageId: string): Promise<void> =>
      call(remembered.forgetMessage, { params: { messageId } }),
    eraseMe: (): Promise<void> => call(account.eraseMe, {}),
  };
};
