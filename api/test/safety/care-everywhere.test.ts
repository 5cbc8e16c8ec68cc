import { describe, expect, it } from 'vitest';
import { helpOffered, messageList, replied } from '#contract/schemas/chat.ts';
import type { ReplyEngine, ReplyTurn } from '../../domain/ports.ts';
import { aanya, bela } from '../support/companions.ts';
import { useApi } from '../support/use-api.ts';

const turns: ReplyTurn[] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 12,
  async *reply(turn) {
    turns.push(turn);
    yield { type: 'delta', text: `I am here, ${turns.length}.` };
    yield { type: 'state', state: '{"count":1}' };
    yield { type: 'finish', reason: 'stop' };
  },
};
const api = useApi({ replyEngine });

const HINT = 'class teacher ne aaj daanta, homework nahi kiya tha';
const DANGER = 'I want to kill myself';
const SUBJECT = 'aaj maine naya gaana suna, bahut accha tha';

const moodOf = () => turns.at(-1)?.mood;

/** A visitor with a chat with each of two companions. */
async function withTwo() {
  const visitor = await api.visitor();
  const begin = async (companionId: string | undefined) => {
    const id = await visitor.startChat({ chatType: 'friendly', companionId });
    const say = async (text: string) => (await visitor.send(id, text)).body;
    return { id, say };
  };
  const [one, other] = [await begin(aanya.id), await begin(bela.id)];
  return { visitor, one, other };
}

describe('a visitor who was asked for the age by one companion', () => {
  it('is not flirted with by another, in her first words neither', async () => {
    const { visitor, one, other } = await withTwo();
    expect(replied.parse(await one.say(HINT)).aiMessage.content).toContain('18');
    await visitor.to('welcome', other.id);
    expect(moodOf()).toBe('gentle');
    replied.parse(await other.say('hi, kiss me na'));
    expect(moodOf()).toBe('gentle');
  });

  it('is not asked by another at once, and answers her with no bare "no"', async () => {
    const { one, other } = await withTwo();
    await one.say(HINT);
    expect(replied.parse(await other.say(HINT)).aiMessage.content).toMatch(/^I am here/);
    expect(await other.say('nahi')).toHaveProperty('aiMessage');
    expect(helpOffered.parse(await one.say('nahi')).accountClosed).toBe(true);
  });

  it.each([
    ['her', 'one'],
    ['another', 'other'],
  ] as const)('and says 27 to %s is asked by nobody again, and may flirt', async (_, whom) => {
    const chats = await withTwo();
    await chats.one.say(HINT);
    replied.parse(await chats[whom].say('27'));
    for (const { say } of [chats.one, chats.other]) {
      expect(replied.parse(await say(HINT)).aiMessage.content).toMatch(/^I am here/);
      await say('kiss me na');
      expect(moodOf()).toBeUndefined();
    }
  });

  it('who takes that back is asked as before, by each of them', async () => {
    const { visitor, one, other } = await withTwo();
    await one.say(HINT);
    await one.say('27');
    const own = messageList.parse(await visitor.messages(one.id));
    const said = own.findLast(({ sender }) => sender === 'user')?.id;
    await visitor.call('PUT', `/api/chat/messages/${said}`, { content: 'guess karo na' });
    await other.say('hi');
    expect(moodOf()).toBe('gentle');
  });
});

it('a married man is no pupil to another companion', async () => {
  const { one, other } = await withTwo();
  await one.say('meri biwi aaj mayke gayi hai');
  expect(replied.parse(await other.say(HINT)).aiMessage.content).toMatch(/^I am here/);
});

describe('after a card of one companion', () => {
  it('the other is soft too, also where another reply is asked of her, until the subject changes', async () => {
    const { visitor, one, other } = await withTwo();
    const before = replied.parse(await other.say('kya kar rahi ho')).aiMessage.id;
    expect(moodOf()).toBeUndefined();
    helpOffered.parse(await one.say(DANGER));
    await visitor.to('anotherReply', before, {});
    expect(moodOf()).toBe('gentle');
    await other.say('kiss me na');
    expect(moodOf()).toBe('gentle');
    for (let n = 0; n < 6; n++) await other.say(SUBJECT);
    for (const { say } of [one, other]) {
      await say(SUBJECT);
      expect(moodOf()).toBeUndefined();
    }
  });

  it('she who gave it asks later how things are, and no other', async () => {
    const { one, other } = await withTwo();
    await one.say(DANGER);
    const said = { one: [] as string[], other: [] as string[] };
    for (let n = 0; n < 8; n++) {
      said.other.push(replied.parse(await other.say(SUBJECT)).aiMessage.content);
      said.one.push(replied.parse(await one.say(SUBJECT)).aiMessage.content);
    }
    const asking = (texts: string[]) => texts.filter((text) => !/^I am here, \d+\.$/.test(text));
    expect([asking(said.one).length, asking(said.other).length]).toEqual([1, 0]);
  });
});

describe('what is stored for the visitor', () => {
  it('is nothing where nothing asks for care, and written again only where it changes', async () => {
    const { visitor, one, other } = await withTwo();
    const userId = (await visitor.to('me')).body.id;
    const stored = async () =>
      (await api.db.pool.query('select id from care_states where user_id = ?', [userId]))[0];
    await one.say('hi');
    await other.say('hi');
    expect(await stored()).toEqual([]);
    await one.say('main 27 saal ka hu');
    const first = await stored();
    expect(first).toHaveLength(1);
    await other.say('hi');
    await one.say('hi');
    expect(await stored()).toEqual(first);
  });

  it('is sealed, and exported and erased with all else', async () => {
    const { visitor, one } = await withTwo();
    const userId = (await visitor.to('me')).body.id;
    await one.say(DANGER);
    const { care } = await visitor.exported<{ care: string }>();
    expect(JSON.parse(care)).toMatchObject({ isSoft: true });
    const rows = async () =>
      (await api.db.pool.query('select content from care_states where user_id = ?', [userId]))[0];
    expect(JSON.stringify(await rows())).not.toContain('soft');
    await visitor.to('eraseMe');
    expect(await rows()).toEqual([]);
  });
});
