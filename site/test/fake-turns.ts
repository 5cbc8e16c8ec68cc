import type { SendMessageRequest, SendMessageResponse } from '#contract/schemas/chat.ts';
import type { Api } from '../browser/api/api.ts';
import type { TurnListener } from '../browser/turn/stream-turn.ts';
import { message } from './fake-api.ts';

interface Call extends TurnListener {
  body: SendMessageRequest;
  done(result: SendMessageResponse): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** Runs everything that only waits for a settled promise. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The end of a turn that was answered. */
export const REPLY = {
  userMessage: message('user', 'u1'),
  aiMessage: message('ai', 'a1'),
  messageBalance: 19,
};

/** A server whose turns a test leads by hand, call by call. */
export const fakeTurns = () => {
  const calls: Call[] = [];
  const sendMessage: Api['sendMessage'] = (body, listener) => {
    const { promise, resolve, reject } = Promise.withResolvers<SendMessageResponse>();
    const then = (end: () => void) => {
      end();
      return settle();
    };
    calls.push({
      ...listener,
      body,
      done: (result) => then(() => resolve(result)),
      fail: (error) => then(() => reject(error)),
    });
    return promise;
  };
  const call = (at: number): Call => {
    const found = calls.at(at);
    if (!found) throw new Error(`There is no call ${at}`);
    return found;
  };
  return { sendMessage, calls, call };
};
