import { describe, expect, it } from 'vitest';
import { CLEAR_UNDO_SECONDS } from '#contract/limits.ts';
import { account } from '#contract/schemas/account.ts';
import { purgeCleared } from '../../domain/chat/clear-chat.ts';
import { sendMessage } from '../../domain/chat/turn/send-message.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { ownerOf } from '../support/killed.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';

const heard: string[][] = [];
const states: (string | null)[] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 10,
  async *reply(turn, signal) {
    heard.push(turn.history.map(({ content }) => content));
    states.push(turn.state);
    yield { type: 'state', state: 'what was said' };
    yield* echoEngine.reply(turn, signal);
  },
};

const api = useApi({ replyEngine });

async function chat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  await visitor.to('welcome', id, {});
  await visitor.send(id, 'My name is Arjun', { clientMessageId: 'first' });
  const texts = async () => (await visitor.messages(id)).map(({ content }) => content);
  return { visitor, id, texts };
}

/** The job, this many seconds from now. */
const purgeIn = (seconds: number) =>
  purgeCleared({ ...api.context, now: () => new Date(Date.now() + seconds * 1000) });

const LATER = CLEAR_UNDO_SECONDS + 5;

describe('a chat that is cleared', () => {
  it('starts over with her introduction, for her engine as well, and costs nothing', async () => {
    const { visitor, id, texts } = await chat();
    const answer = await visitor.to('clearChat', id, {});
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.body.undoUntil)).toBeGreaterThan(Date.now());
    expect(await texts()).toEqual([expect.stringContaining('She is an AI companion')]);
    expect((await visitor.to('searchChat', id, { q: 'Arjun' })).body).toEqual([]);
    await visitor.to('welcome', id, {});
    await visitor.send(id, 'hello again');
    expect(heard.at(-1)).not.toContain('My name is Arjun');
    expect(await texts()).toHaveLength(4);
    expect(await visitor.balance()).toBe(18);
  });

  it('is restored completely, with what was written since', async () => {
    const { visitor, id, texts } = await chat();
    const before = await texts();
    await visitor.to('clearChat', id, {});
    await visitor.send(id, 'hello again');
    expect((await visitor.to('restoreChat', id)).status).toBe(204);
    expect((await texts()).slice(0, before.length)).toEqual(before);
    expect(await texts()).toHaveLength(before.length + 2);
    expect((await visitor.to('restoreChat', id)).status).toBe(409);
    await purgeIn(LATER);
    expect(await texts()).toHaveLength(before.length + 2);
  });

  it('is deleted after a minute, with what she remembers of it; the ledger stays', async () => {
    const { visitor, id, texts } = await chat();
    const [, , his] = await visitor.messages(id);
    await visitor.to('rememberMessage', his?.id);
    await visitor.to('anotherReply', (await visitor.messages(id)).at(-1)?.id, {});
    await visitor.to('clearChat', id, {});
    await purgeIn(0);
    const count = async () => {
      const [rows] = await api.db.pool.query(
        'select count(*) as n from messages where session_id = ?',
        [id],
      );
      return (rows as { n: number }[])[0]?.n;
    };
    expect(await count()).toBe(5);
    await Promise.all([purgeIn(LATER), purgeIn(LATER)]);
    expect(await count()).toBe(1);
    const { memory, messageBalance } = account.parse((await visitor.to('account')).body);
    expect(memory).toEqual([]);
    expect(messageBalance).toBe(19);
    expect((await visitor.to('restoreChat', id)).status).toBe(409);
    // A repeat of a deleted message is no new turn.
    const repeat = await visitor.send(id, 'My name is Arjun', { clientMessageId: 'first' });
    expect(repeat.status).toBe(502);
    await visitor.send(id, 'hello');
    expect(states.at(-1) ?? '').toBe('');
    expect(await texts()).toHaveLength(3);
  });

  it('is not cleared while she answers', async () => {
    const { visitor, id, texts } = await chat();
    await api.db.pool.query(
      `insert into turns (id, session_id, kind, cost, status, lease_until)
       values (uuid(), ?, 'welcome', 0, 'open', now() + interval 1 hour)`,
      [id],
    );
    expect((await visitor.to('clearChat', id, {})).status).toBe(409);
    expect(await texts()).toHaveLength(4);
    await api.db.pool.query("delete from turns where session_id = ? and status = 'open'", [id]);
  });

  it('does not block others when it cannot be deleted', async () => {
    const [broken, whole] = [await chat(), await chat()];
    for (const { visitor, id } of [broken, whole]) await visitor.to('clearChat', id, {});
    const turnKey = () =>
      api.db.pool.query(
        `update talk_states set key_id = reverse(key_id) where user_id =
           (select user_id from chat_sessions where id = ?)`,
        [broken.id],
      );
    await turnKey();
    const now = () => new Date(Date.now() + LATER * 1000);
    await purgeCleared({ ...api.context, now }, undefined, 1);
    const isHidden = async (id: string) => {
      const [rows] = await api.db.pool.query(
        'select cleared_before from chat_sessions where id = ?',
        [id],
      );
      return (rows as { cleared_before: string | null }[])[0]?.cleared_before !== null;
    };
    expect([await isHidden(broken.id), await isHidden(whole.id)]).toEqual([true, false]);
    await turnKey();
    await purgeIn(LATER);
    expect(await isHidden(broken.id)).toBe(false);
  });

  it('stays as it was when restored just before its deletion', async () => {
    const { visitor, id } = await chat();
    const statuses = async () => {
      const [rows] = await api.db.pool.query(
        'select status from turns where session_id = ? order by id',
        [id],
      );
      return rows;
    };
    const before = await statuses();
    await visitor.to('clearChat', id, {});
    const { pool } = api.db;
    const getConnection = async () => {
      await visitor.to('restoreChat', id);
      return pool.getConnection();
    };
    const db = { ...api.db, pool: { ...pool, getConnection } as never };
    await purgeCleared({ ...api.context, db, now: () => new Date(Date.now() + LATER * 1000) });
    expect(await statuses()).toEqual(before);
  });

  it('shows a text that was in flight when it was cleared, and charges it once', async () => {
    const { visitor, id, texts } = await chat();
    const [userId = '', credentialId = ''] = await ownerOf(api, visitor);
    const { pool } = api.db;
    let isCleared = false;
    // Its id is there, and its transaction is not.
    const getConnection = async () => {
      if (!isCleared) {
        isCleared = true;
        expect((await visitor.to('clearChat', id, {})).status).toBe(200);
      }
      return pool.getConnection();
    };
    const db = { ...api.db, pool: { ...pool, getConnection } as never };
    const text = { chatId: id, content: 'on its way', clientMessageId: 'on-its-way' };
    const sent = { ...text, visitor: { userId, credentialId } };
    await sendMessage({ ...api.context, db }, sent);
    const [card, his] = await texts();
    expect([card, his]).toEqual([expect.stringContaining('AI companion'), 'on its way']);
    expect(await visitor.balance()).toBe(18);
  });

  it('leaves nothing of it in the story', async () => {
    const { visitor, id } = await chat();
    const companionId = (await visitor.to('session', id)).body.companion.id;
    const story = async () =>
      (await visitor.to('story', companionId)).body.entries.map(
        (line: { text: string }) => line.text,
      );
    await until(async () => (await story()).join().includes('Arjun'));
    await visitor.to('clearChat', id, {});
    await purgeIn(LATER);
    expect(await story()).toEqual([]);
  });

  it('makes her forget her latest state, not the one read before', async () => {
    const { visitor, id } = await chat();
    await visitor.to('clearChat', id, {});
    const { pool } = api.db;
    const getConnection = async () => {
      await visitor.send(id, 'one more');
      return pool.getConnection();
    };
    const db = { ...api.db, pool: { ...pool, getConnection } as never };
    await purgeCleared({ ...api.context, db, now: () => new Date(Date.now() + LATER * 1000) });
    await visitor.send(id, 'hello');
    expect(states.at(-1) ?? '').toBe('');
  });

  it('is not deleted while she answers: she would keep what she knew before', async () => {
    const { visitor, id } = await chat();
    await visitor.to('clearChat', id, {});
    const isHidden = async () => {
      const query = 'select cleared_before as mark from chat_sessions where id = ?';
      const [rows] = await api.db.pool.query(query, [id]);
      return (rows as { mark: string | null }[])[0]?.mark !== null;
    };
    await api.db.pool.query(
      `insert into turns (id, session_id, kind, cost, status, lease_until)
       values (uuid(), ?, 'welcome', 0, 'open', now() + interval 1 hour)`,
      [id],
    );
    await purgeIn(LATER);
    expect(await isHidden()).toBe(true);
    await api.db.pool.query("delete from turns where session_id = ? and status = 'open'", [id]);
    await purgeIn(LATER);
    expect(await isHidden()).toBe(false);
  });

  it('may be cleared, put back and written in at once', async () => {
    const { visitor, id } = await chat();
    await Promise.all([
      visitor.to('clearChat', id, {}),
      visitor.to('clearChat', id, {}),
      visitor.send(id, 'hello'),
      visitor.to('restoreChat', id),
      visitor.send(id, 'and more'),
    ]);
    await purgeIn(LATER);
    expect(await visitor.balance()).toBe(17);
  });
});
