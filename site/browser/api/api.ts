import * as chat from '#contract/endpoints/chat.ts';
import * as companions from '#contract/endpoints/companions.ts';
import type { Call, Endpoint } from '#contract/endpoints/endpoint.ts';
import * as payment from '#contract/endpoints/payment.ts';
import * as user from '#contract/endpoints/user.ts';
import type { Session } from '#contract/schemas/chat.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';
import { followTurn } from '../turn/follow-turn.ts';
import type { TurnListener } from '../turn/stream-turn.ts';

/** What an endpoint takes as its body, or in its query. */
type Given<E extends Endpoint, Part extends 'body' | 'query'> =
  Call<E> extends Partial<Record<Part, infer Value>> ? Value : never;

/** The server, one function an endpoint. Each rejects with `ApiError`, or with fetch's own error offline. */
export type Api = ReturnType<typeof createApi>;

/** A client of the server over a fetch. */
export const createApi = (surroundings: Surroundings) => {
  const { clock } = surroundings;
  const request = createRequest(surroundings);
  const call = createCall(request);
  return {
    me: () => call(user.me, {}),
    register: (body: Given<typeof user.register, 'body'>) => call(user.register, { body }),
    /** The featured ones first; those who match a search and a chat type, where given. */
    companions: (query?: Given<typeof companions.companions, 'query'>) =>
      call(companions.companions, { query }),
    companion: (id: string) => call(companions.companion, { params: { id } }),
    companionByUrlName: (urlName: string) =>
      call(companions.companionByUrlName, { params: { urlName } }),
    availability: (id: string) => call(companions.availability, { params: { id } }),
    /** `userId` is always null: the cookie or the fingerprint identifies the visitor. */
    createSession: (
      body: Given<typeof chat.createSession, 'body'> & { userId: null },
    ): Promise<Pick<Session, 'id'>> => call(chat.createSession, { body }),
    /** The visitor’s chats, the one last written in first. */
    sessions: () => call(chat.sessions, {}),
    session: (id: string) => call(chat.session, { params: { id } }),
    /** The newest messages, or those just before one of them; oldest first. */
    messages: (id: string, before?: string) =>
      call(chat.messages, { params: { id }, query: { before } }),
    welcome: (id: string) => call(chat.welcome, { params: { id }, body: {} }),
    /** Sends a text; the listener hears the turn as it comes, where the server and the browser stream. */
    sendMessage: (body: Given<typeof chat.sendMessage, 'body'>, listener: TurnListener) =>
      followTurn(request, clock, chat.sendMessage, { body }, listener),
    /** What is sold, at the prices of now. */
    packs: () => call(payment.packs, {}),
    createPayment: (body: Given<typeof payment.createPayment, 'body'>) =>
      call(payment.createPayment, { body }),
    verifyPayment: (body: Given<typeof payment.verifyPayment, 'body'>) =>
      call(payment.verifyPayment, { body }),
  };
};
