import type { Account } from '#contract/schemas/account.ts';
import type {
  CreateSessionRequest,
  ListedSession,
  Message,
  SendMessageRequest,
  SendMessageResponse,
  Session,
  WelcomeResponse,
} from '#contract/schemas/chat.ts';
import type { Availability, Companion, CompanionQuery } from '#contract/schemas/companion.ts';
import type { CorrectMemoryRequest } from '#contract/schemas/memory.ts';
import type {
  CreatePaymentRequest,
  CreatePaymentResponse,
  VerifyPaymentRequest,
  VerifyPaymentResponse,
} from '#contract/schemas/payment.ts';
import type { RegisterRequest, RegisterResponse, User } from '#contract/schemas/user.ts';
import type { Environment } from './environment.ts';
import { createRequest } from './request.ts';
import { sendMessage } from './send-message.ts';
import type { TurnListener } from './stream-turn.ts';

/** The server, one function an endpoint. Each rejects with `ApiError`, or with fetch's own error offline. */
export interface Api {
  me(): Promise<User>;
  register(body: RegisterRequest): Promise<RegisterResponse>;
  /** What was bought and where the messages went; of days before one (YYYY-MM-DD), where given. */
  account(before?: string): Promise<Account>;
  correctMemory(id: string, body: CorrectMemoryRequest): Promise<void>;
  forgetMemory(id: string): Promise<void>;
  eraseMe(): Promise<void>;
  /** The featured ones first; those who match a search and a chat type, where given. */
  companions(query?: CompanionQuery): Promise<Companion[]>;
  companion(id: string): Promise<Companion>;
  companionByUrlName(urlName: string): Promise<Companion>;
  availability(companionId: string): Promise<Availability>;
  /** `userId` is always null: the cookie or the fingerprint says who asks. */
  createSession(body: CreateSessionRequest & { userId: null }): Promise<Pick<Session, 'id'>>;
  /** The visitor’s chats, the one last written in first. */
  sessions(): Promise<ListedSession[]>;
  session(sessionId: string): Promise<Session>;
  /** The newest messages, or those just before one of them; oldest first. */
  messages(sessionId: string, before?: string): Promise<Message[]>;
  welcome(sessionId: string): Promise<WelcomeResponse>;
  /** Sends a text; the listener hears the turn as it comes, where the server and the browser stream. */
  sendMessage(body: SendMessageRequest, listener: TurnListener): Promise<SendMessageResponse>;
  createPayment(body: CreatePaymentRequest): Promise<CreatePaymentResponse>;
  verifyPayment(body: VerifyPaymentRequest): Promise<VerifyPaymentResponse>;
}

/** A client of the server over a fetch. */
export const createApi = ({ fetch, clock }: Pick<Environment, 'fetch' | 'clock'>): Api => {
  const request = createRequest({ fetch });
  const json = async (...input: Parameters<typeof request>) => (await request(...input)).json();
  return {
    me: () => json('me'),
    register: (body) => json('register', { body }),
    account: (before) => json('account', { query: before && `?before=${before}` }),
    correctMemory: async (id, body) => {
      await request('correctMemory', { id, body });
    },
    forgetMemory: async (id) => {
      await request('forgetMemory', { id });
    },
    eraseMe: async () => {
      await request('eraseMe');
    },
    companions: (query) => json('companions', { query: queryOf(query) }),
    companion: (id) => json('companion', { id }),
    companionByUrlName: (id) => json('companionByUrlName', { id }),
    availability: (id) => json('availability', { id }),
    createSession: (body) => json('createSession', { body }),
    sessions: () => json('sessions'),
    session: (id) => json('session', { id }),
    messages: (id, before) =>
      json('messages', { id, query: before && `?before=${encodeURIComponent(before)}` }),
    welcome: (id) => json('welcome', { id, body: {} }),
    sendMessage: (body, listener) => sendMessage(request, clock, body, listener),
    createPayment: (body) => json('createPayment', { body }),
    verifyPayment: (body) => json('verifyPayment', { body }),
  };
};

const queryOf = ({ search, chatType }: CompanionQuery = {}): string => {
  const query = new URLSearchParams({ ...(search && { search }), ...(chatType && { chatType }) });
  return `?${query}`.replace(/^\?$/, '');
};
