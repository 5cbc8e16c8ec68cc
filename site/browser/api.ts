import { ENDPOINTS, type EndpointName, endpointPath } from '#contract/endpoints.ts';
import type {
  CreateSessionRequest,
  Message,
  SendMessageRequest,
  SendMessageResponse,
  Session,
  WelcomeResponse,
} from '#contract/schemas/chat.ts';
import type { RegisterRequest, RegisterResponse, User } from '#contract/schemas/user.ts';
import { ApiError } from './api-error.ts';
import type { Environment } from './environment.ts';

/** The server, one function an endpoint. Each rejects with `ApiError`, or with fetch's own error offline. */
export interface Api {
  me(): Promise<User>;
  register(body: RegisterRequest): Promise<RegisterResponse>;
  /** `userId` is always null: the cookie or the fingerprint says who asks. */
  createSession(body: CreateSessionRequest & { userId: null }): Promise<Pick<Session, 'id'>>;
  session(sessionId: string): Promise<Session>;
  /** The newest messages, oldest first. */
  messages(sessionId: string): Promise<Message[]>;
  welcome(sessionId: string): Promise<WelcomeResponse>;
  sendMessage(body: SendMessageRequest): Promise<SendMessageResponse>;
}

/** A client of the server over a fetch. */
export const createApi = ({ fetch }: Pick<Environment, 'fetch'>): Api => {
  const call = async <Answer>(name: EndpointName, id = '', body?: object): Promise<Answer> => {
    const response = await fetch(endpointPath(name, id), {
      method: ENDPOINTS[name].method,
      credentials: 'include',
      cache: 'no-store',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      throw new ApiError(response.status, response.statusText, await response.text());
    }
    return response.json();
  };
  return {
    me: () => call('me'),
    register: (body) => call('register', '', body),
    createSession: (body) => call('createSession', '', body),
    session: (sessionId) => call('session', sessionId),
    messages: (sessionId) => call('messages', sessionId),
    welcome: (sessionId) => call('welcome', sessionId, {}),
    sendMessage: (body) => call('sendMessage', '', body),
  };
};
