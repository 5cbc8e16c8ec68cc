import { describe, expect, it } from 'vitest';
import { listReports } from '#db/queries/chat/reports.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

async function chat(...texts: string[]) {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  for (const text of texts) await visitor.send(id, text);
  const list = await visitor.messages(id);
  return { visitor, id, list, hers: list.findLast(({ sender }) => sender === 'ai')?.id ?? '' };
}

describe('a search', () => {
  it('finds across scripts and spellings, the newest first, and cards never', async () => {
    const { visitor, id } = await chat('मुझे चाय पसंद है', 'coffee it is', 'Chaai peene chalein');
    const find = async (q: string) =>
      (await visitor.to('searchChat', id, { q })).body
        .filter(({ sender }) => sender === 'user')
        .map(({ content }) => content);
    expect(await find('chai')).toEqual(['Chaai peene chalein', 'मुझे चाय पसंद है']);
    expect(await find('चाय')).toHaveLength(2);
    expect(await find('coff')).toEqual(['coffee it is']);
    expect(await find('companion')).toEqual([]);
  });

  it.each([{ q: '' }, { q: ' ' }, { q: 'x'.repeat(81) }, {}])('refuses %o', async (query) => {
    const { visitor, id } = await chat('hello');
    const at = `/api/chat/session/${id}/search?${new URLSearchParams(query as never)}`;
    expect((await visitor.call('GET', at)).status).toBe(422);
  });
});

describe('a chat', () => {
  it('can be muted and unmuted any number of times', async () => {
    const { visitor, id } = await chat();
    const isMuted = async () => (await visitor.to('session', id)).body.isMuted;
    expect(await isMuted()).toBe(false);
    for (const _ of [1, 2]) expect((await visitor.to('muteChat', id)).status).toBe(204);
    expect(await isMuted()).toBe(true);
    for (const _ of [1, 2]) expect((await visitor.to('unmuteChat', id)).status).toBe(204);
    expect(await isMuted()).toBe(false);
  });
});

describe('a report', () => {
  const open = () => listReports(api.db.executor, api.context.cipher, {});

  it('is stored encrypted, with the message if the visitor agrees, and can be withdrawn', async () => {
    const { visitor, hers, list } = await chat('hello there');
    const report = { reason: 'It is untrue', consent: false };
    const first = await visitor.to('reportMessage', hers, report);
    expect(first.status).toBe(201);
    expect((await open()).map(({ words }) => words)).toEqual([{ reason: 'It is untrue' }]);
    const again = await visitor.to('reportMessage', hers, { ...report, consent: true });
    const message = list.find(({ id }) => id === hers)?.content;
    expect(await open()).toMatchObject([
      { id: again.body.id, messageId: hers, words: { reason: 'It is untrue', message } },
    ]);
    const [rows] = await api.db.pool.query('select content from reports');
    expect(JSON.stringify(rows)).not.toContain('untrue');
    const { reports } = await visitor.exported<{ reports: object[] }>();
    expect(reports).toMatchObject([{ words: { message } }]);
    expect((await visitor.to('withdrawReport', hers)).status).toBe(204);
    expect((await visitor.to('withdrawReport', hers)).status).toBe(404);
    expect(await open()).toEqual([]);
  });

  it("is accepted only for a companion's message in the visitor's own chat, with a reason", async () => {
    const { visitor, hers, list } = await chat('hello');
    const report = { reason: 'rude', consent: true };
    const other = await api.visitor();
    const his = list.find(({ sender }) => sender === 'user')?.id ?? '';
    for (const [who, message] of [
      [other, hers],
      [visitor, his],
      [visitor, list[0]?.id ?? ''],
      [visitor, 'nonsense'],
    ] as const) {
      expect((await who.to('reportMessage', message, report)).status).toBe(404);
    }
    for (const body of [{}, { reason: ' ', consent: true }, { reason: 'rude' }]) {
      expect((await visitor.to('reportMessage', hers, body)).status).toBe(422);
    }
    const both = [1, 2].map(() => visitor.to('reportMessage', hers, report));
    for (const { status } of await Promise.all(both)) expect(status).toBe(201);
    expect(await open()).toHaveLength(1);
  });
});
