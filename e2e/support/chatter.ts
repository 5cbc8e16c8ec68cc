import { FREE_MESSAGES } from '#contract/limits.ts';
import type { Message, SendMessageResponse } from '#contract/schemas/chat.ts';
import { Visitor } from '../../api/test/support/visitor.ts';
import { expect } from './test.ts';

/** Some stay unsent, for what comes after a crash. */
const MOST_SENDS = FREE_MESSAGES - 2;

interface Acknowledged {
  clientMessageId: string;
  content: string;
  answer: SendMessageResponse;
}

/** A visitor without a browser who talks as fast as the server answers. */
export class Chatter {
  /** What was answered with 200. */
  readonly acknowledged: Acknowledged[] = [];
  private readonly visitor: Visitor;
  private chatId = '';

  constructor(origin: string) {
    this.visitor = new Visitor(origin);
  }

  /** Registers and starts a chat. */
  async arrive(): Promise<this> {
    expect((await this.visitor.register()).status).toBe(201);
    this.chatId = await this.visitor.startChat();
    return this;
  }

  /** Sends until the server is gone; `onAnswer` is called for each answer. */
  async talk(onAnswer: () => void): Promise<void> {
    for (let n = 1; n <= MOST_SENDS; n++) {
      const said = { clientMessageId: `temp-${n}`, content: `message ${n}` };
      const answer = await this.visitor.send(this.chatId, said.content, said).catch(() => null);
      if (answer === null) return;
      expect(answer.status).toBe(200);
      this.acknowledged.push({ ...said, answer: answer.body });
      onAnswer();
    }
  }

  /** Waits until the server has a text of this visitor. */
  async isHeard(): Promise<void> {
    await expect.poll(async () => (await this.texts()).length, { intervals: [20] }).toBe(1);
  }

  /** Every acknowledged text and reply is in the list, and what is there is what was paid for. */
  async expectAllKept(): Promise<void> {
    const list = await this.visitor.messages(this.chatId);
    for (const { answer } of this.acknowledged) {
      expect(answer).toHaveProperty('aiMessage');
      expect(list.map(kept)).toEqual(expect.arrayContaining(messagesOf(answer)));
    }
    // One text may be there unacknowledged: paid for, until its reply comes or its turn is released.
    const texts = await this.texts();
    expect([0, 1]).toContain(texts.length - this.acknowledged.length);
    expect(await this.visitor.balance()).toBe(FREE_MESSAGES - texts.length);
  }

  private async isAnswered(): Promise<boolean> {
    const list = await this.visitor.messages(this.chatId);
    return list.at(-1)?.sender !== 'user';
  }

  private async texts(): Promise<Message[]> {
    const list = await this.visitor.messages(this.chatId);
    return list.filter(({ sender }) => sender === 'user');
  }

  /**
   * A text that nobody will answer is given back, a repeat of what was acknowledged is answered the same and not paid
   * for, and something new is answered.
   */
  async expectToGoOn(): Promise<void> {
    // Its process is given up for dead a while after the next one has started.
    await expect.poll(() => this.isAnswered(), { timeout: 30_000 }).toBe(true);
    const before = await this.visitor.balance();
    const last = this.acknowledged.at(-1);
    if (last) {
      const repeat = await this.visitor.send(this.chatId, last.content, last);
      // Its balance is the current one: what was answered unheard is paid for as well.
      expect(lasting(repeat.body)).toEqual({ ...lasting(last.answer), messageBalance: before });
    }
    expect((await this.visitor.send(this.chatId, 'and on')).status).toBe(200);
    expect(await this.visitor.balance()).toBe(before - 1);
  }
}

const messagesOf = (answer: SendMessageResponse) =>
  'aiMessage' in answer ? [answer.userMessage, answer.aiMessage].map(kept) : [];

/** What a repeat is answered with, whatever was said since. */
const lasting = (answer: SendMessageResponse): SendMessageResponse =>
  'aiMessage' in answer ? { ...answer, userMessage: kept(answer.userMessage) } : answer;

/** What a list shows of any message: only the newest proposes replies, and may be changed. */
const kept = ({ suggestions: _, anotherCosts: __, canEdit: ___, ...message }: Message): Message =>
  message;
