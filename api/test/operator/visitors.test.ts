import { describe, expect, it } from 'vitest';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import { adjust } from '../../../ops/operator/visitors/adjust.ts';
import { reinstate } from '../../../ops/operator/visitors/reinstate.ts';
import { reports } from '../../../ops/operator/visitors/reports.ts';
import { buy } from '../support/buy.ts';
import { operateOn } from '../support/operate.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const operate = (command: OperatorCommand, args: string[], reference?: string) =>
  operateOn(api, command, args, { reference });

describe('adjust', () => {
  it('changes the balance, keeps the note, and under one reference does it once', async () => {
    const { userId } = await buy(api);
    const args = [userId, '+5', 'we', 'were', 'away'];
    expect(await operate(adjust, args, 'ticket-7')).toMatchObject({
      code: 0,
      text: 'Done. The balance is 25.',
      told: { kind: 'adjusted', balance: 25, reference: 'ticket-7' },
    });
    expect(await operate(adjust, args, 'ticket-7')).toMatchObject({
      code: 0,
      told: { kind: 'made-before', balance: 25 },
    });
    expect((await operate(adjust, [userId, '-25', 'abuse'])).text).toBe('Done. The balance is 0.');
    const [rows] = await api.db.pool.query(
      "SELECT delta, note FROM balance_entries WHERE reason = 'adjustment' AND user_id = ? ORDER BY id",
      [userId],
    );
    expect(rows).toEqual([
      { delta: 5, note: 'we were away' },
      { delta: -25, note: 'abuse' },
    ]);
  });

  it('refuses a reference already used for another change', async () => {
    const [one, two] = [await buy(api), await buy(api)];
    await operate(adjust, [one.userId, '5', 'sorry'], 'ticket-8');
    for (const args of [
      [two.userId, '5', 'sorry'],
      [one.userId, '6', 'sorry'],
    ]) {
      expect(await operate(adjust, args, 'ticket-8')).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/ticket-8/) },
      });
    }
    expect([await one.visitor.balance(), await two.visitor.balance()]).toEqual([25, 20]);
  });

  it('refuses more than the balance, an unknown user, no number and no reason', async () => {
    const { userId } = await buy(api);
    for (const args of [
      [userId, '-21', 'why'],
      [crypto.randomUUID(), '5', 'why'],
      ['nobody', '5', 'why'],
      [userId, '0', 'why'],
      [userId, '1.5', 'why'],
      [userId, '999999', 'why'],
      [userId, 'five', 'why'],
      [userId, '5'],
      [userId, '5', 'x'.repeat(201)],
      [],
    ]) {
      expect(await operate(adjust, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});

describe('reinstate', () => {
  it('ends a suspension, and says so again when repeated', async () => {
    const { visitor, userId, sessionId } = await buy(api);
    await visitor.send(sessionId, 'I am 16');
    expect(await operate(reinstate, [userId, 'showed', 'a', 'proof'])).toMatchObject({
      code: 0,
      told: { userId, outcome: 'reinstated' },
    });
    expect((await visitor.send(sessionId, 'hi')).status).toBe(200);
    expect(await operate(reinstate, [userId, 'again'])).toMatchObject({
      code: 0,
      told: { outcome: 'not-suspended' },
    });
  });

  it('refuses an unknown user and a missing reason', async () => {
    const { userId } = await buy(api);
    for (const args of [
      ['nobody', 'why'],
      [crypto.randomUUID(), 'why'],
      [userId],
      [userId, 'x'.repeat(201)],
      [],
    ]) {
      expect(await operate(reinstate, args)).toMatchObject({
        code: 1,
        told: { error: expect.stringMatching(/./) },
      });
    }
  });
});

describe('reports', () => {
  it('are listed with what may be read, and closed once', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat();
    await visitor.send(id, 'hello');
    const hers = (await visitor.messages(id)).at(-1);
    const report = { reason: 'It is rude', consent: true };
    const made = (await visitor.to('reportMessage', hers?.id, report)).body.id;
    const listed = await operate(reports, []);
    expect(listed.text).toContain('reason: It is rude');
    expect(listed.text).toContain(`message: ${hers?.content}`);
    expect((await operate(reports, ['close', made])).code).toBe(0);
    expect((await operate(reports, ['close', made])).code).toBe(1);
    expect((await operate(reports, ['close', 'x'])).code).toBe(1);
    expect((await operate(reports, [])).text).toBe('No report is open.');
  });
});
