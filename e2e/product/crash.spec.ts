import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from '#db/local-server/processes.ts';
import { runQuietly } from '../../ops/process/output.ts';
import { ROOT } from '../../ops/setup/root.ts';
import { Chatter } from '../support/chatter.ts';
import { type OwnProduct, PACED, withOwnProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';

const VISITORS = 4;
/** How many answers the visitors have had together when everything is killed, round by round. */
const KILLED_AFTER = [7, 40];

test('killed while messages are sent it keeps whatever was acknowledged', async () => {
  await withOwnProduct('kill', async (product) => {
    for (const answers of KILLED_AFTER) {
      const chatters = await Promise.all(
        Array.from({ length: VISITORS }, () => new Chatter(product.url).arrive()),
      );
      await killAfter(answers, product, chatters);
      await product.startAgain();
      for (const chatter of chatters) await chatter.expectAllKept();
      for (const chatter of chatters) await chatter.expectToGoOn();
      expect(await audit(product.state)).toContain('all is well');
    }
  });
});

test('stopped during a reply it finishes it, and leaves nothing running', async () => {
  await withOwnProduct(
    'stop',
    async (product) => {
      const chatter = await new Chatter(product.url).arrive();
      const database = databasePid(product.state);
      const talking = chatter.talk(() => undefined);
      await chatter.isHeard();
      expect(chatter.acknowledged).toHaveLength(0);

      expect(await product.stop()).toBe(0);
      await talking;
      expect(chatter.acknowledged).toHaveLength(1);
      expect(processIdentity(database)).toBeNull();
      await expect(fetch(product.url)).rejects.toThrow();

      await product.startAgain();
      await chatter.expectAllKept();
    },
    PACED,
  );
});

/** All send as fast as they can; product and database are killed after this many answers. */
async function killAfter(answers: number, product: OwnProduct, chatters: Chatter[]): Promise<void> {
  let missing = answers;
  let killed: Promise<void> | undefined;
  const onAnswer = () => {
    missing -= 1;
    if (missing <= 0) killed ??= product.kill();
  };
  await Promise.all(chatters.map((chatter) => chatter.talk(onAnswer)));
  await killed;
}

const audit = (state: string): Promise<string> =>
  runQuietly(process.execPath, [
    join(ROOT, 'ops', 'operator', 'ops.ts'),
    'audit',
    '--state',
    state,
  ]);

const databasePid = (state: string): number =>
  Number(readFileSync(join(state, 'db', 'server.pid'), 'utf8'));
