import type { Database } from '#db/connection/client.ts';
import { createModelUse } from '../../../domain/chat/turn/model-use.ts';

/** Asks for calls of a model of which so many a day are free, and nothing pays for them. */
export function createFreeUse(db: Database, freeCallsADay: number) {
  const use = createModelUse({
    db,
    now: () => new Date(),
    welcomesADay: () => 0,
    freeCallsADay: () => freeCallsADay,
    freeRupeesADay: () => undefined,
    log: { warn() {} },
  });
  return (companionId: string, userId: string, isPaid: boolean) =>
    use(
      {
        turnId: null,
        purpose: 'message',
        companionId,
        chatType: 'friendly',
        isFree: true,
        userId,
        isPaid,
      },
      { endpoint: 'primary', model: 'm', mostMicroRupees: 10 },
    );
}
