import * as actions from '#contract/endpoints/chat-actions.ts';
import type { Call, Endpoint } from '#contract/endpoints/endpoint.ts';
import * as remembered from '#contract/endpoints/remembered.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';
import { followTurn } from '../turn/follow-turn.ts';
import type { TurnListener } from '../turn/stream-turn.ts';

type Body<E extends Endpoint> = Call<E> extends { body: infer Value } ? Value : never;

/** What is rarely asked of the server in a chat; the code of it is fetched with the first of it. */
export type ChatActionsApi = ReturnType<typeof createChatActionsApi>;

/** A client of that part of the server over a fetch. */
export const createChatActionsApi = (surroundings: Surroundings) => {
  const { clock } = surroundings;
  const request = createRequest(surroundings);
  const call = createCall(request);
  return {
    /** Other words in place of the visitor's newest text; the listener hears the turn as it comes. */
    editMessage: (
      messageId: string,
      body: Body<typeof actions.editMessage>,
      listener: TurnListener,
    ) => followTurn(request, clock, actions.editMessage, { params: { messageId }, body }, listener),
    rememberMessage: (messageId: string): Promise<void> =>
      call(remembered.rememberMessage, { params: { messageId } }),
    forgetMessage: (messageId: string): Promise<void> =>
      call(remembered.forgetMessage, { params: { messageId } }),
    /** Another reply in place of her newest message; the listener hears it as it comes. */
    anotherReply: (
      messageId: string,
      body: Body<typeof actions.anotherReply>,
      listener: TurnListener,
    ) =>
      followTurn(request, clock, actions.anotherReply, { params: { messageId }, body }, listener),
    /** Shows another one of the replies there are. */
    chooseVariant: (messageId: string, index: number) =>
      call(actions.chooseVariant, { params: { messageId }, body: { index } }),
    /** The newest first. */
    searchChat: (id: string, q: string) =>
      call(actions.searchChat, { params: { id }, query: { q } }),
    clearChat: (id: string) => call(actions.clearChat, { params: { id }, body: {} }),
    restoreChat: (id: string): Promise<void> => call(actions.restoreChat, { params: { id } }),
    /** Turns what is notified of a chat off, or on again. */
    muteChat: (id: string, isMuted: boolean): Promise<void> =>
      isMuted
        ? call(actions.muteChat, { params: { id } })
        : call(actions.unmuteChat, { params: { id } }),
    chooseVersion: (
      id: string,
      choice: Body<typeof actions.chooseVersion>['choice'],
    ): Promise<void> => call(actions.chooseVersion, { params: { id }, body: { choice } }),
    reportMessage: (messageId: string, body: Body<typeof actions.reportMessage>) =>
      call(actions.reportMessage, { params: { messageId }, body }),
    withdrawReport: (messageId: string): Promise<void> =>
      call(actions.withdrawReport, { params: { messageId } }),
  };
};
