// Buys a pack, pays it, has it sent back, and kills itself ahead of a chosen step, as a crash would.
// See killed-payment.test.ts.
import { openDatabase } from '#db/connection/client.ts';
import { watchQueries } from '#db/test/watch-queries.ts';
import { readConfig } from '../../config.ts';
import { createContext } from '../../context.ts';
import { createPayment } from '../../domain/payment/create-payment.ts';
import { refundOrder } from '../../domain/payment/refund-order.ts';
import { verifyPayment } from '../../domain/payment/verify-payment.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';

const [url = '', userId = '', chatId = '', killAt = ''] = process.argv.slice(2);

const db = openDatabase(url);
let steps = 0;
let inTransaction = false;
watchQueries(db, {
  before: (sql) => {
    const alone = !inTransaction && /^\s*(insert|update)/i.test(sql);
    if (sql.includes('START TRANSACTION')) inTransaction = true;
    const commits = sql.includes(';\nCOMMIT');
    if (commits) inTransaction = false;
    // What can be seen from outside changes at a single write and at a COMMIT, and nowhere else.
    if (!alone && !commits) return;
    steps++;
    if (steps === Number(killAt)) process.kill(process.pid, 'SIGKILL');
  },
});
const context = await createContext(readConfig(TEST_ENVIRONMENT), db);
const pack = { requestKey: null, amount: 9, messageCount: 10, origin: 'http://127.0.0.1' };
const { orderId } = await createPayment(context, { userId, chatId, ...pack });
const paid = "UPDATE sandbox_orders SET state = 'paid', payment_id = id WHERE id = ?";
await db.pool.query(paid, [orderId]);
await verifyPayment(context, { orderId, userId, token: undefined });
await refundOrder(context, { orderId, note: 'asked for it' });
await db.close();
