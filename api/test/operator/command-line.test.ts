import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '#db/test/fresh-database.ts';
import { COMMANDS } from '../../../ops/operator/commands.ts';
import { createProviders } from '../../domain/payment/providers.ts';
import { buy, deliver } from '../support/buy.ts';
import { paymentEvent, scriptedProvider } from '../support/scripted-provider.ts';
import { TEST_ENVIRONMENT } from '../support/test-environment.ts';
import { useApi } from '../support/use-api.ts';

const OPS = join(import.meta.dirname, '../../../ops/operator/ops.ts');
const scripted = scriptedProvider();
const empty = useEmptyDatabase();
const api = useApi({
  paymentProviders: createProviders(scripted.provider.name, [scripted.provider]),
});

async function paidOrder() {
  const purchase = await buy(api);
  await deliver(api, paymentEvent(scripted, purchase.orderId, 'SUCCESS'));
  return purchase;
}

// Each of them starts several processes.
describe('the command line', { timeout: 60_000 }, () => {
  const run = (program: string, url: string, args: string[]) =>
    promisify(execFile)(process.execPath, [program, '--state', join(tmpdir(), 'none'), ...args], {
      env: { ...TEST_ENVIRONMENT, DATABASE_URL: url, LOG_LEVEL: 'debug' },
    }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const ops = (...args: string[]) => run(OPS, api.url, args);

  it('says in a sentence that a database has not been set up', async () => {
    const sentence = /^This database has not been set up .*npm run migrate.*\n$/;
    const asked = await run(OPS, empty.url, ['needs-review']);
    expect(asked).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    const audited = await run(OPS, empty.url, ['audit']);
    expect(audited).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  });

  it('prints one JSON object and nothing else with --json', async () => {
    const { userId, orderId } = await paidOrder();
    await api.db.pool.query("UPDATE payments SET provider = 'sandbox' WHERE id = ?", [orderId]);
    const given = await ops('adjust', userId, '-3', 'taken', 'by', 'hand', '--json');
    expect(JSON.parse(given.stdout)).toMatchObject({ kind: 'adjusted', balance: 27 });
    const sent = await ops('refund', orderId, 'why', '--json');
    expect(JSON.parse(sent.stdout)).toMatchObject({ settlement: 'refund-failed' });
    expect(sent).toMatchObject({ code: 1 });
    const malformed = await ops('order', orderId, '--verbose', '--json');
    expect(JSON.parse(malformed.stdout)).toMatchObject({
      error: expect.stringMatching(/--verbose/),
    });
    const unknown = await ops('order', 'nobody', '--json');
    expect(JSON.parse(unknown.stdout)).toMatchObject({ error: expect.stringMatching(/nobody/) });
  });

  it('lists the commands, and refuses unknown options', async () => {
    const help = await ops();
    expect(help).toMatchObject({ code: 1 });
    for (const name of Object.keys(COMMANDS)) {
      expect(help.stdout).toContain(`\n  ${name} `);
    }
    const byItsOldName = await ops('trouble', 'some');
    expect(byItsOldName.stdout).toContain('How many days?');
    expect((await ops('reopen', 'nobody', 'why')).stdout).toContain('There is no visitor nobody');
    expect(await ops('order', '--verbose')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--verbose/),
    });
  });
});
