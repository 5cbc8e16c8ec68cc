import fc from 'fast-check';
import { Visitor } from '../visitor.ts';
import type { Caller, FuzzTarget } from './fuzz-targets.ts';
import { type RawRequest, rawCall } from './raw-call.ts';

/** What became of the malformed requests of one target. */
export interface Sent {
  name: string;
  sent: number;
  /** How often each status was answered; `0`: closed without an answer. */
  statuses: Map<number, number>;
  /** Answered with 5xx: with which, and to what. */
  broken: string[];
  /** Each time it was asked slower than the same call well-formed, by more than allowed. */
  slow: string[];
  /** Slower than allowed once: another process had the machine. */
  slowOnce: number;
  /** The slowest that was not by another process's fault, in milliseconds. */
  worstMs: number;
}

/** On a busy machine any call may wait once; one of these meets it idle. */
const TRIES = 12;

/**
 * Sends so many malformed requests, one after another; the same seed sends the same.
 * @param slowMs how long an answer may take
 */
export async function sendMalformed(
  origin: string,
  target: FuzzTarget,
  { count, seed, slowMs }: { count: number; seed: number; slowMs: number },
): Promise<Sent> {
  const found: Sent = {
    ...{
      name: target.name,
      sent: 0,
      statuses: new Map(),
      broken: [],
      slow: [],
      slowOnce: 0,
      worstMs: 0,
    },
  };
  while (found.sent < count) {
    const numRuns = Math.min(target.callsEach, count - found.sent);
    const caller = await newCaller(origin);
    const mutate = target.mutate(caller);
    // What the call takes at this moment as it should be is the machine's, or its own on purpose, and not the mutating's.
    const isSlowerThanStraight = async (ms: number) =>
      ms > slowMs + (await fastestOf(origin, target.wellFormed(caller), { ms, slowMs: 0 }));
    for (const request of fc.sample(mutate, { numRuns, seed: seed + found.sent })) {
      const { status = 0, ms } = await rawCall(origin, request);
      found.sent++;
      found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
      if (status >= 500) found.broken.push(`${status} to ${inShort(request)}`);
      const isSlow = ms > slowMs;
      const fastest = isSlow ? await fastestOf(origin, request, { ms, slowMs }) : ms;
      found.worstMs = Math.max(found.worstMs, fastest);
      if (isSlow) found.slowOnce++;
      if (fastest > slowMs && (await isSlowerThanStraight(fastest)))
        found.slow.push(`${Math.round(fastest)} ms for ${inShort(request)}`);
    }
  }
  return found;
}

const SHOWN = 160;

/** What a person has to see of it. */
const inShort = ({ method, path, headers, body }: RawRequest): string => {
  const sent = `${JSON.stringify(headers.slice(2))} ${body?.toString().slice(0, SHOWN) ?? ''}`;
  return `${method} ${path.slice(0, SHOWN)} ${sent.slice(0, 3 * SHOWN)}`;
};

/** What is slow by itself is slow each time. */
async function fastestOf(
  origin: string,
  request: RawRequest,
  { ms, slowMs }: { ms: number; slowMs: number },
): Promise<number> {
  let fastest = ms;
  for (let nth = 1; nth < TRIES && fastest > slowMs; nth++)
    fastest = Math.min(fastest, (await rawCall(origin, request)).ms);
  return fastest;
}

/** Somebody new, with a chat in which both have said something, and an order. */
async function newCaller(origin: string): Promise<Caller> {
  const visitor = new Visitor(origin);
  await visitor.register();
  const [companion] = (await visitor.to('companions')).body;
  const companionId = companion?.id ?? '';
  const chatId = await visitor.startChat({ chatType: 'friendly', companionId });
  const { body: said } = await visitor.send(chatId, 'hello');
  const pack = { amount: 9, messageCount: 10, paymentMethod: 'upi' };
  const { body: order } = await visitor.to('createPayment', '', { sessionId: chatId, ...pack });
  return {
    cookie: visitor.cookie ?? '',
    companionId,
    companionUrlName: companion?.urlName ?? '',
    chatId,
    textId: 'userMessage' in said ? said.userMessage.id : '',
    replyId: 'aiMessage' in said ? said.aiMessage.id : '',
    orderId: order.orderId,
  };
}
