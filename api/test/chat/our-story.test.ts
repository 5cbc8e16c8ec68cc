import { describe, expect, it } from 'vitest';
import { account } from '#contract/schemas/account.ts';
import { story } from '#contract/schemas/story.ts';
import type { ReplyEngine } from '../../domain/ports.ts';
import { aanya, bela } from '../support/companions.ts';
import { echoEngine } from '../support/echo-engine.ts';
import { until } from '../support/until.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const told: (string | undefined)[] = [];
const next: { state: object } = { state: {} };
const replyEngine: ReplyEngine = {
  historyLimit: 4,
  async *reply(turn, signal) {
    told.push(turn.story);
    for await (const event of echoEngine.reply(turn, signal)) {
      yield event.type === 'state' ? { ...event, state: JSON.stringify(next.state) } : event;
    }
  },
};

const api = useApi({ replyEngine });
const WITH_AANYA = { chatType: 'friendly', companionId: aanya.id };

const read = async (visitor: Visitor, id = aanya.id) =>
  story.parse((await visitor.to('story', id)).body).entries.map(({ text }) => text);

async function someone() {
  next.state = {};
  const visitor = await api.visitor();
  const id = await visitor.startChat(WITH_AANYA);
  return {
    visitor,
    id,
    has: (lines: number) => until(async () => (await read(visitor)).length === lines),
  };
}

describe('our story so far', () => {
  it('grows with facts, upcoming events, topics and pinned messages, and is passed to the engine', async () => {
    const { visitor, id, has } = await someone();
    expect(await read(visitor)).toEqual([]);
    const event = { topic: 'interview', what: 'interview', day: '2026-12-04', isAsked: false };
    next.state = { topic: 'work', events: [event] };
    await visitor.send(id, 'My name is Arjun');
    await has(3);
    next.state = { topic: 'old-films', events: [event] };
    await visitor.send(id, 'and films');
    await until(async () => (await read(visitor)).join().includes('films'));
    const his = (await visitor.messages(id)).findLast(({ sender }) => sender === 'user');
    await visitor.to('rememberMessage', his?.id);
    expect((await read(visitor)).toSorted()).toEqual([
      'You asked her to remember: “and films”',
      'You talked about work and old films.',
      'You told her about yourself. Name: Arjun.',
      'You told her of what is ahead: interview, on 4 December.',
    ]);
    await visitor.send(await visitor.startChat(WITH_AANYA), 'hello');
    expect(told.at(-1)).toMatch(/^\d{4}-\d\d-\d\d: /);
    expect(told.at(-1)).toContain('Name: Arjun.');
    expect(await read(visitor, bela.id)).toEqual([]);
    await visitor.to('forgetMessage', his?.id);
    expect((await read(visitor)).join()).not.toContain('remember');
  });

  it('is edited, exported, erased and encrypted, and what the visitor wrote stays', async () => {
    const { visitor, id, has } = await someone();
    await visitor.send(id, 'My name is Arjun');
    await has(1);
    const [line] = story.parse((await visitor.to('story', aanya.id)).body).entries;
    const mine = { day: '2026-01-02', text: 'We met in the rain' };
    const changed = await visitor.to('changeStory', aanya.id, { entries: [line, mine] });
    expect(changed.body.entries).toEqual([mine, line]);
    const { memory, stories } = account.parse((await visitor.to('account')).body);
    expect(stories).toEqual([changed.body]);
    await visitor.to('forgetMemory', memory[0]?.id);
    expect(await read(visitor)).toEqual([mine.text]);
    const exported = await visitor.exported<{ stories: { lines: object[] }[] }>();
    expect(exported.stories).toMatchObject([{ companionName: aanya.name, lines: [mine] }]);
    const [rows] = await api.db.pool.query('select content from pair_stories');
    expect(JSON.stringify(rows)).not.toContain('rain');
    for (const _ of [1, 2]) expect((await visitor.to('eraseStory', aanya.id)).status).toBe(204);
    expect(await read(visitor)).toEqual([]);
  });

  it('removes a line and restores it as it was: it goes with its source', async () => {
    const { visitor, id, has } = await someone();
    await visitor.send(id, 'My name is Arjun');
    await has(1);
    const { entries } = story.parse((await visitor.to('story', aanya.id)).body);
    await visitor.to('changeStory', aanya.id, { entries: [] });
    expect((await visitor.to('changeStory', aanya.id, { entries })).body.entries).toEqual(entries);
    await visitor.send(id, 'My name is Kabir');
    await until(async () => (await read(visitor)).join().includes('Kabir'));
    expect(await read(visitor)).toHaveLength(1);
    const { memory } = account.parse((await visitor.to('account')).body);
    await visitor.to('forgetMemory', memory[0]?.id);
    expect(await read(visitor)).toEqual([]);
  });

  it('refuses an invalid story and an unknown companion', async () => {
    const { visitor } = await someone();
    for (const entries of [
      [{ day: '2026-02-30', text: 'x' }],
      [{ day: '2026-01-02', text: ' ' }],
      [{ day: '2026-01-02', text: 'x'.repeat(1_501) }],
      'all',
    ]) {
      expect((await visitor.to('changeStory', aanya.id, { entries })).status).toBe(422);
    }
    for (const id of ['nonsense', '0190a000-0000-7000-8000-0000000000aa']) {
      expect((await visitor.to('story', id)).status).toBe(404);
    }
  });

  it('loses no line when several change it at once', async () => {
    const { visitor, id } = await someone();
    await Promise.all(
      ['My name is Arjun', 'I live in Pune', 'I work as a baker'].map((text) =>
        visitor.send(id, text),
      ),
    );
    await until(async () => (await read(visitor)).length === 3);
  });
});
