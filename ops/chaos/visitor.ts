import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PACKS } from '#contract/packs.ts';
import { Caller, type Heard } from './caller.ts';
import type { Dice } from './dice.ts';

/** What a visitor was shown of an account, from registration to erasure. */
export interface Life {
  userId: string;
  chatId: string;
  /** Texts that were answered, with the ids of both. */
  answered: { text: string; textId: string; replyId: string }[];
  /** Orders, with the last status shown of each. */
  orders: Map<string, 'made' | 'paid' | 'refunded'>;
  /** Friends who were shown as having joined. */
  friends: string[];
  end: 'open' | 'erased' | 'signed-out';
  /** The last balance shown with nothing in progress. */
  balance?: number;
}

/** What a crowd shares. */
export interface World {
  origins: string[];
  signal: AbortSignal;
  /** Sends an order's money back, as an operator does; whether it went. */
  refund(orderId: string): Promise<boolean>;
  /** All accounts there were. */
  lives: Life[];
  /** Answers that should not have come. */
  odd: string[];
  repeats(count: number): void;
}

const PACK = PACKS[0] as (typeof PACKS)[number];

/** One person's browser: chats, pays, asks for the money back, brings friends, leaves, comes back, until it is over. */
export async function live(world: World, dice: Dice, nth: number): Promise<void> {
  const caller = new Caller(world.origins, nth);
  let life = await arrive(world, caller);
  while (!world.signal.aborted) {
    const roll = dice.roll();
    if (roll < 0.72) await talk(world, caller, life);
    else if (roll < 0.84) await pay(world, caller, life, dice);
    else if (roll < 0.88) await askBack(world, life);
    else if (roll < 0.93) await bringFriend(world, life, nth);
    else if (roll < 0.955) life = await leave(world, caller, life, 'erased');
    else if (roll < 0.98) life = await leave(world, caller, life, 'signed-out');
    else await expectIs(world, 'reading', await caller.to('messages', life.chatId), [200]);
    await sleep(dice.between(50, 500));
  }
  for (const [orderId, told] of life.orders)
    if (told === 'made') await verify(world, caller, life, orderId);
  const { body } = await caller.to('me');
  life.balance = body.messageBalance;
  world.repeats(caller.repeats);
}

async function arrive(world: World, caller: Caller, ref?: string): Promise<Life> {
  caller.cookie = '';
  const browser = { browserFingerprint: `chaos-${randomUUID()}`, deviceTraits: randomUUID() };
  const made = await caller.to('register', '', { ...browser, ...(ref && { referralCode: ref }) });
  // A repeat finds the account that the first call has made.
  expectIs(world, 'arriving', made, [200, 201]);
  const chat = { chatType: 'friendly', adultConfirmed: true };
  const session = await caller.to('createSession', '', chat);
  expectIs(world, 'beginning a chat', session, [201]);
  const life: Life = {
    userId: made.body.user.id,
    chatId: session.body.id,
    answered: [],
    orders: new Map(),
    friends: [],
    end: 'open',
  };
  world.lives.push(life);
  return life;
}

async function talk(world: World, caller: Caller, life: Life): Promise<void> {
  const text = `word ${randomUUID()}`;
  const sent = await caller.to('sendMessage', '', {
    sessionId: life.chatId,
    sender: 'user',
    content: text,
    clientMessageId: `temp-${randomUUID()}`,
  });
  const { userMessage, aiMessage, rechargeRequired } = sent.body;
  if (aiMessage) life.answered.push({ text, textId: userMessage.id, replyId: aiMessage.id });
  else if (!rechargeRequired && sent.body.code !== 'no_messages_left')
    expectIs(world, 'writing', sent, [200]);
}

async function pay(world: World, caller: Caller, life: Life, dice: Dice): Promise<void> {
  const order = {
    sessionId: life.chatId,
    amount: PACK.amount,
    messageCount: PACK.messages,
    paymentMethod: 'upi',
    clientOrderId: randomUUID(),
  };
  const made = await caller.to('createPayment', '', order);
  if (!expectIs(world, 'ordering', made, [201])) return;
  const { orderId } = made.body;
  life.orders.set(orderId, 'made');
  const action = dice.pick(['pay', 'pay', 'pay', 'pay', 'fail', 'cancel', 'hold']);
  const acted = await caller.call('POST', `/sandbox/upi/${orderId}`, `action=${action}`);
  expectIs(world, 'paying', acted, [302, 303]);
  if (dice.roll() < 0.7) await verify(world, caller, life, orderId);
}

async function verify(world: World, caller: Caller, life: Life, orderId: string): Promise<void> {
  const told = await caller.to('verifyPayment', '', { orderId });
  expectIs(world, 'asking after an order', told, [200]);
  if (told.body.success) life.orders.set(orderId, 'paid');
}

async function askBack(world: World, life: Life): Promise<void> {
  const paid = [...life.orders].find(([, told]) => told === 'paid')?.[0];
  if (paid && (await world.refund(paid))) life.orders.set(paid, 'refunded');
}

async function bringFriend(world: World, life: Life, nth: number): Promise<void> {
  const caller = new Caller(world.origins, nth);
  const friend = await arrive(world, caller, life.userId);
  life.friends.push(friend.userId);
  for (let n = 0; n < 3; n++) await talk(world, caller, friend);
  const { body } = await caller.to('me');
  friend.balance = body.messageBalance;
  world.repeats(caller.repeats);
}

/** Erases an account, or signs its browser out, and starts as a new visitor. */
async function leave(
  world: World,
  caller: Caller,
  life: Life,
  how: 'erased' | 'signed-out',
): Promise<Life> {
  const { cookie } = caller;
  const gone = await caller.to(how === 'erased' ? 'eraseMe' : 'signOut', '', {});
  // 401: it was done by a call whose answer was lost.
  if (!expectIs(world, `being ${how}`, gone, [200, 204, 401])) return life;
  life.end = how;
  caller.cookie = cookie;
  expectIs(world, `calling after being ${how}`, await caller.to('me'), [401]);
  return arrive(world, caller);
}

function expectIs(
  world: World,
  action: string,
  { status, body }: Heard,
  wanted: number[],
): boolean {
  if (wanted.includes(status)) return true;
  world.odd.push(`${action}: ${status} ${JSON.stringify(body).slice(0, 120)}`);
  return false;
}
