import { beforeEach, describe, expect, it } from 'vitest';
import { insertPrompt } from '#db/queries/companion/prompts.ts';
import type { OperatorCommand } from '../../../ops/operator/command.ts';
import { noteAndRun } from '../../../ops/operator/note-and-run.ts';
import { operators } from '../../../ops/operator/operators/operators.ts';
import { busy } from '../../../ops/operator/steering/busy.ts';
import { chatType } from '../../../ops/operator/steering/chat-type.ts';
import { companion } from '../../../ops/operator/steering/companion.ts';
import { maintenance, notice } from '../../../ops/operator/steering/notice.ts';
import { prompts } from '../../../ops/operator/steering/prompts.ts';
import { set, settings } from '../../../ops/operator/steering/settings.ts';
import { adjust } from '../../../ops/operator/visitors/adjust.ts';
import { affected } from '../../../ops/operator/visitors/affected.ts';
import { reinstate } from '../../../ops/operator/visitors/reinstate.ts';
import { suspend } from '../../../ops/operator/visitors/suspend.ts';
import { user } from '../../../ops/operator/visitors/user.ts';
import type { ReplyTurn } from '../../domain/ports.ts';
import { buy } from '../support/buy.ts';
import { aanya, bela } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { operateOn } from '../support/operate.ts';
import { useApi } from '../support/use-api.ts';

const heard: ReplyTurn[] = [];
let failing = false;
const api = useApi({
  replyEngine: {
    historyLimit: 4,
    reply(turn, signal) {
      heard.push(turn);
      if (failing) throw new Error('ill');
      return echoEngine.reply(turn, signal);
    },
  },
});

const by = { by: 'Asha' };

/** Runs a command, and lets the process know immediately. */
async function operate(command: OperatorCommand, args: string[], options = {}) {
  const done = await operateOn(api, command, args, { ...by, ...options });
  await api.context.steering.refresh();
  return done;
}

const noticeText = async () => (await api.browser().to('notice')).body.text;
const inFriendly = { chatType: 'friendly', companionId: aanya.id };

beforeEach(async () => {
  failing = false;
  await api.db.pool.query('delete from setting_changes');
  await api.context.steering.refresh();
});

describe('a notice', () => {
  it('is shown to everybody, and taken down', async () => {
    expect(await noticeText()).toBeNull();
    await operate(notice, ['UPI', 'is', 'slow', 'today.']);
    expect(await noticeText()).toBe('UPI is slow today.');
    await operate(notice, ['off']);
    expect(await noticeText()).toBeNull();
    expect((await operate(notice, [])).code).toBe(1);
    expect((await operate(notice, ['x'.repeat(201)])).code).toBe(1);
  });

  it('needs no database, so it is shown while that is unavailable', async () => {
    await operate(notice, ['hello']);
    const { db } = api.context;
    const query = db.pool.query;
    db.pool.query = () => Promise.reject(new Error('away'));
    expect(await noticeText()).toBe('hello');
    db.pool.query = query;
  });
});

describe('maintenance', () => {
  it('closes all chats and says why; nothing is charged, and help cards still work', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat(inFriendly);
    const sent = await visitor.send(id, 'before', { clientMessageId: 'temp-1' });
    await operate(maintenance, ['Back', 'at', 'nine.']);
    const why = { error: 'Back at nine.', code: 'paused' };
    expect(await visitor.send(id, 'hi')).toMatchObject({ status: 409, body: why });
    expect((await visitor.to('createSession', undefined, inFriendly)).status).toBe(409);
    expect(
      (await visitor.to('anotherReply', (await visitor.messages(id)).at(-1)?.id, {})).status,
    ).toBe(409);
    expect(await noticeText()).toBe('Back at nine.');
    expect(await visitor.balance()).toBe(19);
    expect((await visitor.messages(id)).map(({ content }) => content)).not.toContain('hi');
    // A repeat of what was sent before gets its result.
    const again = await visitor.send(id, 'before', { clientMessageId: 'temp-1' });
    expect(again.body).toEqual(sent.body);
    const help = await visitor.send(id, 'I want to die');
    expect(help.status).toBe(200);
    expect(JSON.stringify(help.body)).toContain('14416');
    await operate(maintenance, ['off']);
    expect((await visitor.send(id, 'hi')).status).toBe(200);
  });

  it('lets payments settle', async () => {
    const { visitor, orderId } = await buy(api);
    await operate(maintenance, ['Back at nine.']);
    await api.browser().call('POST', `/sandbox/upi/${orderId}`, 'action=pay', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const verified = await visitor.to('verifyPayment', undefined, { orderId });
    expect(verified.status).toBe(200);
  });
});

describe('a companion who is busy', () => {
  const isFree = async () =>
    (await api.browser().to('availability', aanya.id)).body as { isAvailable: boolean };
  const name = `busy:${aanya.id}`;

  it('is busy at once, and the history names the operator', async () => {
    expect((await operate(busy, [aanya.urlName, '30'])).code).toBe(0);
    expect(await isFree()).toEqual({ isAvailable: false });
    expect((await operate(settings, [])).told).toMatchObject({
      settings: { [name]: { until: expect.any(String) } },
    });
    const { told } = await operate(settings, ['history', name]);
    expect(told).toMatchObject({ changes: [{ setBy: 'Asha', name }] });
    expect((await operate(busy, ['nobody', '30'])).code).toBe(1);
  });

  it('is what she was before when that is undone', async () => {
    await operate(busy, [aanya.urlName, '30']);
    await operate(busy, [aanya.urlName, '0']);
    expect(await isFree()).toEqual({ isAvailable: true });
    await operate(settings, ['undo', name]);
    expect(await isFree()).toEqual({ isAvailable: false });
    await operate(settings, ['undo', name]);
    expect(await isFree()).toEqual({ isAvailable: true });
    expect((await operate(settings, [])).told).toEqual({ settings: {} });
  });

  it('is made free as well once she is hidden, and taken out of chats', async () => {
    const hide = (at: string) =>
      api.db.pool.query(`update companions set hidden_at = ${at} where id = ?`, [aanya.id]);
    await operate(busy, [aanya.urlName, '30']);
    await hide('CURRENT_TIMESTAMP(3)');
    expect((await operate(busy, [aanya.urlName, '0'])).code).toBe(0);
    expect((await operate(companion, [aanya.urlName, 'off'])).code).toBe(0);
    expect((await operate(companion, [aanya.urlName, 'on'])).code).toBe(0);
    await hide('null');
    expect(await isFree()).toEqual({ isAvailable: true });
  });

  it('is nothing that is set once it is over', async () => {
    await operate(busy, [aanya.urlName, '1']);
    await api.db.pool.query(
      `update setting_changes set value = '{"until":"2020-01-01T00:00:00.000Z"}' where name = ?`,
      [name],
    );
    expect((await operate(settings, [])).told).toEqual({ settings: {} });
    await operate(busy, [aanya.urlName, '0']);
  });
});

describe('a companion who is off', () => {
  it('answers in no chat, starts none, and is not chosen for anybody', async () => {
    const visitor = await api.visitor();
    const [hers, another] = [
      await visitor.startChat(inFriendly),
      await visitor.startChat({ ...inFriendly, companionId: bela.id }),
    ];
    await operate(companion, [aanya.urlName, 'off', 'She is travelling.']);
    expect(await visitor.send(hers, 'hi')).toMatchObject({
      status: 409,
      body: { error: 'She is travelling.', code: 'paused' },
    });
    expect((await visitor.send(another, 'hi')).status).toBe(200);
    expect((await visitor.to('createSession', undefined, inFriendly)).status).toBe(409);
    expect((await visitor.to('availability', aanya.id)).body).toEqual({ isAvailable: false });
    expect((await visitor.to('messages', hers)).status).toBe(200);
    for (let n = 0; n < 5; n++) {
      const { body } = await visitor.to('createSession', undefined, { chatType: 'friendly' });
      expect(body.companionId).toBe(bela.id);
    }
    await operate(companion, [aanya.urlName, 'on']);
    expect((await visitor.send(hers, 'hi')).status).toBe(200);
    expect((await operate(companion, ['nobody', 'off'])).code).toBe(1);
    expect((await operate(companion, [aanya.urlName, 'perhaps'])).code).toBe(1);
  });

  it('can be for one chat type only', async () => {
    const visitor = await api.visitor();
    const id = await visitor.startChat(inFriendly);
    await operate(chatType, ['friendly', 'off']);
    expect((await visitor.send(id, 'hi')).status).toBe(409);
    await operate(chatType, ['friendly', 'on']);
    expect((await visitor.send(id, 'hi')).status).toBe(200);
    expect((await operate(chatType, ['odd', 'off'])).code).toBe(1);
  });
});

describe('a prompt that was withdrawn', () => {
  it('is used in no chat, not even in those that started with it, until it is restored', async () => {
    const write = (promptVersion: string) =>
      insertPrompt(api.db.executor, {
        promptFor: 'friendly',
        promptVersion,
        promptText: `You are ${promptVersion}.`,
        isActive: true,
      });
    await write('v1.0');
    await write('v1.1');
    const visitor = await api.visitor();
    const id = await visitor.startChat(inFriendly);
    const promptOf = async () => {
      await visitor.send(id, 'hi');
      return heard.at(-1)?.prompt;
    };
    expect(await promptOf()).toBe('You are v1.1.');
    const done = await operate(prompts, ['withdraw', 'friendly', 'v1.1']);
    expect(done.told).toMatchObject({ isWithdrawn: true });
    expect(await promptOf()).toBe('You are v1.0.');
    const newest = (await visitor.messages(id)).at(-1)?.id;
    // That the echo says the same once more is no matter here.
    await visitor.to('anotherReply', newest, {});
    expect(heard.at(-1)?.prompt).toBe('You are v1.0.');
    const later = await visitor.startChat(inFriendly);
    await visitor.send(later, 'hi');
    expect(heard.at(-1)?.prompt).toBe('You are v1.0.');
    expect((await operate(prompts, ['withdraw', 'friendly', 'v1.0'])).text).toContain(
      'only version',
    );
    expect((await operate(prompts, ['withdraw', 'friendly', 'v9'])).code).toBe(1);
    await operate(prompts, ['restore', 'friendly', 'v1.1']);
    expect(await promptOf()).toBe('You are v1.1.');
  });
});

describe('what is set', () => {
  it('is listed with its history, and can be undone step by step', async () => {
    await operate(set, ['free-rupees', '500'], { reason: 'a quiet month' });
    await operate(set, ['free-rupees', '50']);
    expect(api.context.steering.number('free-rupees')).toBe(50);
    const listed = await operate(settings, []);
    expect(listed.told).toEqual({ settings: { 'free-rupees': 50 } });
    const history = await operate(settings, ['history', 'free-rupees']);
    expect(history.text).toMatch(/Asha.*50\n.*Asha.*500 {2}\(a quiet month\)/);
    await operate(settings, ['undo', 'free-rupees']);
    expect(api.context.steering.number('free-rupees')).toBe(500);
    await operate(set, ['free-rupees', 'default']);
    expect(api.context.steering.number('free-rupees')).toBeUndefined();
    for (const odd of [['free-rupees', '-1'], ['nothing', '1'], ['free-rupees']]) {
      expect((await operate(set, odd)).code).toBe(1);
    }
    expect((await operate(settings, ['undo', 'nothing'])).code).toBe(1);
  });

  it('is ignored when it is invalid', async () => {
    await api.db.pool.query(
      "insert into setting_changes (id, name, value, set_by) values (uuid(), 'maintenance', '42', 'x')",
    );
    await api.context.steering.refresh();
    const visitor = await api.visitor();
    expect((await visitor.send(await visitor.startChat(), 'hi')).status).toBe(200);
  });
});

describe('an operator', () => {
  const run = async (
    isProduction: boolean,
    name: string,
    command: OperatorCommand,
    args: string[],
    options = {},
  ) =>
    operateOn(
      api,
      { ...command, run: (call) => noteAndRun(name, command, call, { isProduction }) },
      args,
      options,
    );

  it('changes production only under a name, and reads without one', async () => {
    const { id } = (await (await api.visitor()).to('me')).body;
    const refused = await run(true, 'adjust', adjust, [id, '5', 'a gift']);
    expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('--by')]);
    expect((await run(true, 'user', user, [id])).code).toBe(0);
    expect((await run(true, 'adjust', adjust, [id, '5', 'a gift'], by)).code).toBe(0);
    expect((await run(false, 'adjust', adjust, [id, '-5', 'taken back'])).code).toBe(0);
    const { told } = await run(true, 'operators', operators, [id]);
    expect(told).toMatchObject({
      actions: [
        { doneBy: null, command: 'adjust', words: [id, '-5', 'taken back'] },
        { doneBy: 'Asha', command: 'adjust', subject: id, words: [id, '5', 'a gift'] },
      ],
    });
  });

  it('sees a visitor by id and by order, and never a word of a chat', async () => {
    const { visitor, userId, sessionId, orderId } = await buy(api);
    await visitor.send(sessionId, 'A secret of mine');
    for (const name of [userId, orderId]) {
      const { code, text, told } = await run(true, 'user', user, [name]);
      expect(code).toBe(0);
      expect(text).toContain(orderId);
      expect(text + JSON.stringify(told)).not.toContain('secret');
    }
    expect((await run(true, 'user', user, ['nobody'])).code).toBe(1);
  });

  it('suspends an account at once, and reinstates it', async () => {
    const visitor = await api.visitor();
    const { id } = (await visitor.to('me')).body;
    const chat = await visitor.startChat();
    expect((await run(true, 'suspend', suspend, [id], by)).code).toBe(1);
    const reason = { ...by, reason: 'threats' };
    expect((await run(true, 'suspend', suspend, [id], reason)).told).toMatchObject({
      outcome: 'suspended',
    });
    expect((await run(true, 'suspend', suspend, [id], reason)).told).toMatchObject({
      outcome: 'already',
    });
    const refused = await visitor.send(chat, 'hi');
    expect(refused).toMatchObject({ status: 403, body: { code: 'suspended' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/threats|\b18\b/);
    expect((await visitor.to('me')).body.closed).toContain(id);
    expect((await visitor.to('exportMe')).status).toBe(200);
    await run(true, 'reinstate', reinstate, [id, 'said sorry'], by);
    expect((await visitor.send(chat, 'hi')).status).toBe(200);
    expect((await run(true, 'suspend', suspend, ['nobody'], reason)).code).toBe(1);
  });

  it('sees whom an outage has affected', async () => {
    const visitor = await api.visitor();
    const { id } = (await visitor.to('me')).body;
    const chat = await visitor.startChat();
    failing = true;
    await visitor.send(chat, 'hi');
    await visitor.send(chat, 'hello?');
    const { told } = await run(true, 'affected', affected, [], { since: '10m' });
    const { visitors, accounts } = told as {
      visitors: { userId: string; turns: number }[];
      accounts: { all: number; since: number };
    };
    expect(accounts.since).toBeGreaterThan(0);
    expect(accounts.all).toBeGreaterThanOrEqual(accounts.since);
    expect(visitors.find(({ userId }) => userId === id)).toMatchObject({ turns: 2 });
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await run(true, 'affected', affected, [], { since: later })).told).toMatchObject({
      visitors: [],
      accounts: { since: 0 },
    });
    expect((await run(true, 'affected', affected, [], { since: 'often' })).code).toBe(1);
  });
});
