import { describe, expect, it, vi } from 'vitest';
import { helpOffered, replied } from '#contract/schemas/chat.ts';
import type { ReplyEngine, ReplyTurn } from '../../domain/ports.ts';
import { useApi } from '../support/use-api.ts';

const turns: ReplyTurn[] = [];
const replyEngine: ReplyEngine = {
  historyLimit: 12,
  async *reply(turn) {
    turns.push(turn);
    yield { type: 'delta', text: 'I am here.' };
    yield { type: 'state', state: '{"count":1}' };
    yield { type: 'finish', reason: 'stop' };
  },
};
const api = useApi({ replyEngine });
const HEAVY = 'thak gaya hu yaar is zindagi se, kisi cheez me mann nahi lagta';
const DANGER = 'I want to kill myself';
const SUBJECT = 'aaj maine naya gaana suna, bahut accha tha';

async function chat() {
  const visitor = await api.visitor();
  const id = await visitor.startChat();
  const say = async (text: string) => (await visitor.send(id, text)).body;
  return { visitor, id, say };
}

const moodOf = () => turns.at(-1)?.mood;

describe('a heavy heart', () => {
  it('is answered by her, gently and free of charge, with one helpline', async () => {
    const { visitor, say } = await chat();
    const { aiMessage, messageBalance } = replied.parse(await say(HEAVY));
    expect(aiMessage.sender).toBe('ai');
    expect(aiMessage.content).toContain('14416');
    expect(messageBalance).toBe(20);
    expect(await visitor.balance()).toBe(20);
  });

  it('gets a gentle tone for a while, by any engine, until the visitor changes the subject', async () => {
    const { say } = await chat();
    await say(HEAVY);
    for (const text of ['hmm', 'haan', SUBJECT]) {
      replied.parse(await say(text));
      expect(moodOf()).toBe('gentle');
    }
    await say('hmm');
    expect(moodOf()).toBe('gentle');
    await say(SUBJECT);
    await say('aur suno, kal cricket khela');
    expect(moodOf()).toBeUndefined();
  });

  it('is asked once, later, how things are', async () => {
    const { say } = await chat();
    await say(DANGER);
    const replies = [];
    for (let n = 0; n < 12; n++) replies.push(replied.parse(await say(SUBJECT)).aiMessage.content);
    expect(replies.filter((text) => text !== 'I am here.')).toHaveLength(1);
  });

  it("keeps the engine's own state next to it", async () => {
    const { say } = await chat();
    await say('hi');
    await say(DANGER);
    await say('hmm');
    expect(turns.at(-1)?.state).toBe('{"count":1}');
  });
});

describe('a word of violence', () => {
  it('gets no flirting', async () => {
    const { say } = await chat();
    await say('film me hero ne sabko maar dala, kya scene tha');
    expect(moodOf()).toBe('plain');
  });
});

describe('a visitor who may be under 18', () => {
  const HINT = 'class teacher ne aaj daanta, homework nahi kiya tha';

  it('is asked plainly, free of charge; "no" closes the chats', async () => {
    const { visitor, say } = await chat();
    const { aiMessage, messageBalance } = replied.parse(await say(HINT));
    expect(aiMessage.content).toContain('18');
    expect(messageBalance).toBe(20);
    expect(helpOffered.parse(await say('nahi')).accountClosed).toBe(true);
    expect(await visitor.balance()).toBe(20);
  });

  it('goes on after a yes, and is not asked again', async () => {
    const { say } = await chat();
    await say(HINT);
    replied.parse(await say('haan 24 ka hu'));
    expect(moodOf()).toBeUndefined();
    expect(replied.parse(await say(HINT)).aiMessage.content).toBe('I am here.');
  });

  it('without an answer gets no flirting, and a later "no" means something else', async () => {
    const { say } = await chat();
    await say(HINT);
    await say('chhodo na, tum batao kya khaya');
    expect(moodOf()).toBe('gentle');
    expect(await say('nahi')).toHaveProperty('aiMessage');
  });
});

describe('somebody in danger', () => {
  it.each([
    ['my husband beats me every night', ['181', '112']],
    ['zeher pee liya maine', ['112', '14416']],
  ])('is given the numbers that fit: %s', async (text, numbers) => {
    const { say } = await chat();
    const { content } = helpOffered.parse(await say(text)).systemMessage;
    for (const number of numbers) expect(content).toContain(number);
  });

  it('in somebody else’s chat is not even heard, nor where no chat is', async () => {
    const { visitor, id, say } = await chat();
    await say('hi');
    const [own] = (await visitor.messages(id)).filter(({ sender }) => sender === 'user');
    const stranger = await api.visitor();
    const { care } = api.context;
    const looks = (['hear', 'dependsOnBefore', 'decide'] as const).map((look) =>
      vi.spyOn(care, look),
    );
    const refused = [
      await stranger.send(id, DANGER),
      await stranger.call('PUT', `/api/chat/messages/${own?.id}`, { content: DANGER }),
      await visitor.send('0190a000-0000-7000-8000-0000000000aa', DANGER),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    for (const look of looks) expect(look).not.toHaveBeenCalled();
    await visitor.send(id, DANGER);
    expect(looks[0]).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
