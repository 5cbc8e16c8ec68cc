import type { Call } from '#contract/endpoints/endpoint.ts';
import * as push from '#contract/endpoints/push.ts';
import { createCall, createRequest, type Surroundings } from '../request/request.ts';

/** Notifications of what was asked for; fetched where they are chosen. */
export type PushApi = ReturnType<typeof createPushApi>;

/** A client of that part of the server over a fetch. */
export const createPushApi = (surroundings: Surroundings) => {
  const call = createCall(createRequest(surroundings));
  return {
    read: () => call(push.push, {}),
    start: (body: Call<typeof push.startPush>['body']): Promise<void> =>
      call(push.startPush, { body }),
    end: (): Promise<void> => call(push.endPush, {}),
    /** @param on a day in India, as YYYY-MM-DD */
    askLater: (messageId: string, on: string): Promise<void> =>
      call(push.askLater, { params: { messageId }, body: { on } }),
    askNoMore: (messageId: string): Promise<void> =>
      call(push.askNoMore, { params: { messageId } }),
  };
};
