// Asks at once for many calls of a model that nothing pays for. See free-calls.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { newId } from '#db/new-id.ts';
import { createModelUse } from '../../domain/chat/turn/model-use.ts';

const [url = '', userId = '', most = '', many = ''] = process.argv.slice(2);

const db = openDatabase(url);
const use = createModelUse({
  db,
  now: () => new Date(),
  welcomesADay: () => 0,
  freeCallsADay: () => Number(most),
  freeRupeesADay: () => undefined,
  log: { warn() {} },
});
const asks = { endpoint: 'primary', model: 'm', mostMicroRupees: 10 };
const what = {
  turnId: null,
  purpose: 'message',
  companionId: newId(),
  chatType: 'friendly',
} as const;
await Promise.all(
  Array.from({ length: Number(many) }, () =>
    use({ ...what, isFree: true, userId, isPaid: false }, asks),
  ),
);
await db.close();
