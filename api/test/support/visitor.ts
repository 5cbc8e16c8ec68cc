import { randomBytes } from 'node:crypto';
import type { ResponseBody } from '#contract/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName, type EndpointOf } from '#contract/endpoints.ts';
import type { Message, SendMessageResponse } from '#contract/schemas/chat.ts';
import type { User } from '#contract/schemas/user.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** A browser: keeps its cookie and its fingerprint, and calls the API as ours does. */
export class Visitor {
  cookie: string | undefined;
  fingerprint = `traits-${randomBytes(16).toString('hex')}`;
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Any call; `body` may be a string to send it as it is. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie) this.cookie = cookie;
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as T,
    };
  }

  /** A call by its name in the contract; `value` goes into its path, and the body or query is up to the test. */
  to<Name extends EndpointName>(
    name: Name,
    value = '',
    body?: unknown,
  ): Promise<Answer<ResponseBody<EndpointOf<Name>>>> {
    const { method, path } = ENDPOINTS[name];
    const at = path.replace(/:\w+/, encodeURIComponent(value));
    if (method !== 'GET' || !body) return this.call(method, at, body);
    return this.call(method, `${at}?${new URLSearchParams(body as Record<string, string>)}`);
  }

  /** Everything stored of the visitor, as a test expects it. */
  async exported<T>(): Promise<T> {
    return (await this.to('exportMe')).body as T;
  }

  register(extra: object = {}): Promise<Answer<{ user: User }>> {
    return this.to('register', undefined, { browserFingerprint: this.fingerprint, ...extra });
  }

  async startChat(body: object = { chatType: 'friendly' }): Promise<string> {
    return (await this.to('createSession', undefined, body)).body.id;
  }

  send(
    sessionId: string,
    content: string,
    extra: object = {},
  ): Promise<Answer<SendMessageResponse>> {
    return this.to('sendMessage', undefined, { sessionId, sender: 'user', content, ...extra });
  }

  async messages(sessionId: string): Promise<Message[]> {
    return (await this.to('messages', sessionId)).body;
  }

  async balance(): Promise<number> {
    return (await this.to('me')).body.messageBalance;
  }
}
