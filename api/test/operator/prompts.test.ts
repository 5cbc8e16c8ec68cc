import { beforeAll, describe, expect, it } from 'vitest';
import { insertPrompt } from '#db/queries/companion/prompts.ts';
import type { OperatorCall } from '../../../ops/operator/command.ts';
import { prompts } from '../../../ops/operator/steering/prompts.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

const publish = (promptVersion: string, promptText: string) =>
  insertPrompt(api.db.executor, {
    promptFor: 'friendly',
    promptVersion,
    promptText,
    isActive: true,
  });

beforeAll(async () => {
  await publish('v1.0', 'You are {{name}}.\nBe kind.\nBe brief.');
  await publish('v1.1', 'You are {{name}}.\nBe warm.\nBe brief.');
});

async function operate(...args: string[]) {
  const said: string[] = [];
  const told: object[] = [];
  const call = { db: api.db, args, say: said.push.bind(said), tell: told.push.bind(told) };
  const code = await prompts.run(call as unknown as OperatorCall);
  return { code, text: said.join('\n'), told: told[0] };
}

/** The version a new chat starts with. */
async function beginsWith(): Promise<string | undefined> {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  return versionOf(id);
}

async function versionOf(id: string): Promise<string | undefined> {
  const [rows] = await api.db.pool.query(
    'SELECT prompt_version AS v FROM chat_sessions WHERE id = ?',
    [id],
  );
  return (rows as { v: string }[])[0]?.v;
}

describe('prompts', () => {
  it('are switched for new chats, and a chat keeps its own', async () => {
    const visitor = await api.visitor();
    const old = await visitor.startChat();
    expect(await versionOf(old)).toBe('v1.1');
    expect(await operate('activate', 'friendly', 'v1.0')).toMatchObject({ code: 0 });
    expect(await beginsWith()).toBe('v1.0');
    await publish('v1.2', 'You are {{name}}.');
    expect(await beginsWith()).toBe('v1.0');
    expect((await operate('rollback', 'friendly')).text).toContain('begin with v1.2');
    expect(await operate('activate', 'friendly', 'v1.1')).toMatchObject({ code: 0 });
    expect((await operate('rollback', 'friendly')).text).toContain('begin with v1.2');
    expect(await beginsWith()).toBe('v1.2');
    expect(await versionOf(old)).toBe('v1.1');
  });

  it('are listed and compared', async () => {
    const { text, told } = await operate('list');
    expect(text).toMatch(/friendly +v1\.2 +in use/);
    const counted = (told as { prompts: { promptVersion: string; chats: number }[] }).prompts;
    const [rows] = await api.db.pool.query(
      "SELECT prompt_version AS v, count(*) AS n FROM chat_sessions WHERE chat_type = 'friendly' GROUP BY 1",
    );
    for (const { v, n } of rows as { v: string; n: number }[]) {
      expect(counted).toContainEqual(
        expect.objectContaining({ promptFor: 'friendly', promptVersion: v, chats: n }),
      );
    }
    expect((await operate('diff', 'friendly', 'v1.0', 'v1.1')).text).toBe(
      '  You are {{name}}.\n- Be kind.\n+ Be warm.\n  Be brief.',
    );
    expect((await operate('diff', 'friendly', 'v1.0', 'v1.0')).text).toBe('They say the same.');
  });

  it.each([
    ['activate', 'friendly', 'v9'],
    ['activate', 'nothing', 'v1.0'],
    ['diff', 'friendly', 'v1.0'],
    ['rollback', 'nothing'],
    ['dance'],
  ])('refuse %s %s %s', async (...args) => {
    expect(await operate(...args.filter((one) => one !== undefined))).toMatchObject({ code: 1 });
  });
});
