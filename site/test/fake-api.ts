import type { Account } from '#contract/schemas/account.ts';
import type { ListedSession, Message } from '#contract/schemas/chat.ts';
import type { Companion } from '#contract/schemas/companion.ts';
import type { User } from '#contract/schemas/user.ts';
import type { AccountApi } from '../browser/api/account-api.ts';
import type { Api } from '../browser/api/api.ts';
import type { ChatActionsApi } from '../browser/api/chat-actions-api.ts';
import { ApiError } from '../browser/request/api-error.ts';

const NOW = '2026-01-01T00:00:00.000Z';

export const USER: User = {
  id: '019a0000-0000-7000-8000-00000000000a',
  messageBalance: 20,
  totalMessagesSent: 0,
  referralCount: 0,
  referralsHeld: 0,
  notice: null,
  closed: null,
  lastChatSession: null,
  createdAt: NOW,
};

export const SESSION: ListedSession = {
  id: '019a0000-0000-7000-8000-00000000000b',
  userId: USER.id,
  companionId: '019a0000-0000-7000-8000-00000000000c',
  companionName: 'Meera Nair',
  chatType: 'friendly',
  messagesLeft: 20,
  isPaid: false,
  isMuted: false,
  lastMessageAt: NOW,
  lastLine: null,
  unread: 0,
  createdAt: NOW,
  companion: {
    id: '019a0000-0000-7000-8000-00000000000c',
    name: 'Meera Nair',
    urlName: 'meera',
    imagePath: '/images/companions/meera.webp',
  },
};

/** An account that has bought a pack and talked. */
export const ACCOUNT: Account = {
  messageBalance: 18,
  purchases: [],
  ledger: [
    { day: '2026-01-01', delta: -2, kind: 'messages', companionName: 'Meera Nair', note: null },
    { day: '2026-01-01', delta: 20, kind: 'signup', companionName: null, note: null },
  ],
  nextBefore: null,
  stories: [],
  memory: [
    { id: 'memory-1', companionName: 'Meera Nair', label: 'Name', value: 'Arjun' },
    { id: 'memory-2', companionName: 'Meera Nair', label: 'Lives in', value: 'Pune' },
  ],
};

/** A companion of the server, called by her url name. */
export const companion = (urlName: string, more: Partial<Companion> = {}): Companion => ({
  id: `${urlName}-id`,
  name: `${urlName.charAt(0).toUpperCase()}${urlName.slice(1)} Nair`,
  urlName,
  imagePath: `/images/companions/${urlName}.webp`,
  aboutMe: `About ${urlName}`,
  interests: ['old films', 'ghazals'],
  suitableForChatTypes: ['romantic', 'friendly'],
  promptVersion: 'v1.0',
  busyUntil: null,
  createdAt: NOW,
  ...more,
});

/** A message of the server; its id is the content. */
export const message = (
  sender: Message['sender'],
  content: string,
  messageType: Message['messageType'] = 'text',
): Message => ({
  id: content,
  sessionId: SESSION.id,
  sender,
  content,
  messageType,
  timestamp: NOW,
});

/** A refusal as the client sees it. */
export const refusal = (status: number, code = 'internal'): ApiError =>
  new ApiError(status, '', JSON.stringify({ error: 'no', code, requestId: 'r' }));

/** All that a page may ask of the server. */
export type WholeApi = Api & AccountApi & ChatActionsApi;

/** A server of which only some endpoints are expected to be asked; it lists what it was asked. */
export const fakeApi = (answers: Partial<WholeApi>) => {
  const asked: string[] = [];
  const api = new Proxy({} as WholeApi, {
    get:
      (_, name: keyof WholeApi) =>
      (...input: unknown[]) => {
        asked.push(name);
        const answer = answers[name] as ((...input: unknown[]) => Promise<unknown>) | undefined;
        return answer ? answer(...input) : Promise.reject(new Error(`${name} was not expected`));
      },
  });
  return { api, asked };
};

/** A promise that is settled from outside. */
export const deferred = <Value>() => Promise.withResolvers<Value>();
