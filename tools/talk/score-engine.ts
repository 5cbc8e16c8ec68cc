import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { readKind } from '#content-reader/read.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { detectLanguage } from '../../api/domain/text/detect-language.ts';
import { seededRandom } from '../train/seeded-random.ts';
import { createEngineChat, type EngineReply } from './engine-chat.ts';
import { pickEngine } from './pick-engine.ts';

/** A talk whose visitor is replayed. */
export interface Visit {
  companion: string;
  type: ChatType;
  turns: { said: string }[];
}

/** More sentences than this are a speech. */
const MOST_SENTENCES = 3;

type Said = EngineReply & { companion: string; visitor: string; before: string };

/** Has an engine answer the visitors of these talks, and prints how it did, what it cost and how long it took. */
export async function scoreEngine(
  name: string,
  content: string,
  visits: Visit[],
  most: number,
): Promise<void> {
  const people = await readKind(content, companionKind);
  const random = seededRandom(1);
  const picked = await pickEngine(name, random);
  const said: Said[] = [];
  let failures = 0;
  for (const { companion, type, turns } of visits.slice(0, most)) {
    const her = people.find(({ data }) => data.urlName === companion)?.data;
    if (!her) continue;
    const reply = createEngineChat(picked, random, her, type);
    let before = '';
    for (const { said: visitor } of turns) {
      try {
        const one = await reply('message', visitor);
        said.push({ ...one, companion, visitor, before });
        before = one.reply.text;
      } catch (error) {
        failures++;
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
  picked.stop();
  print(name, said, failures);
}

const sentencesOf = (text: string): string[] => text.match(/[^.!?।\n]{2,}[.!?।…]*/gu) ?? [];

function print(name: string, said: Said[], failures: number): void {
  const share = (test: (one: Said) => boolean) =>
    `${((100 * said.filter(test).length) / Math.max(said.length, 1)).toFixed(0)} %`.padStart(6);
  const speakers = new Map<string, Set<string>>();
  for (const { companion, reply } of said)
    for (const one of sentencesOf(reply.text))
      speakers.set(one.trim(), (speakers.get(one.trim()) ?? new Set()).add(companion));
  const isShared = ({ reply }: Said) =>
    sentencesOf(reply.text).some((one) => (speakers.get(one.trim())?.size ?? 0) > 1);
  const isHisMix = ({ visitor, reply }: Said) => {
    const his = detectLanguage(visitor);
    return his === undefined || detectLanguage(reply.text) === his;
  };
  console.log(`\nReplayed with ${name}, ${said.length} replies, ${failures} failed:`);
  console.log(`  end in a question          ${share(({ reply }) => /\?\s*$/.test(reply.text))}`);
  console.log(`  in the visitor's mix       ${share(isHisMix)}`);
  console.log(
    `  at most ${MOST_SENTENCES} sentences        ${share(({ reply }) => sentencesOf(reply.text).length <= MOST_SENTENCES)}`,
  );
  console.log(`  a sentence shared          ${share(isShared)}`);
  console.log(
    `  her last reply again       ${share(({ reply, before }) => reply.text === before)}`,
  );
  console.log(`  a sentence was stopped     ${share(({ reply }) => reply.dropped.length > 0)}`);
  const times = (pick: (one: Said) => number) => said.map(pick).sort((a, b) => a - b);
  console.log(`  first sentence             ${spread(times(({ firstMs }) => firstMs))}`);
  console.log(`  whole reply                ${spread(times(({ ms }) => ms))}`);
  const calls = said.flatMap((one) => one.calls);
  if (calls.length === 0) return;
  const sum = (pick: (call: (typeof calls)[number]) => number) =>
    calls.reduce((all, call) => all + pick(call), 0);
  const [input, cached] = [sum((one) => one.inputTokens), sum((one) => one.cachedTokens)];
  const rupees = sum((one) => one.microRupees ?? 0) / 1_000_000;
  console.log(
    `  tokens a reply             ${(input / calls.length).toFixed(0)} in, ${((100 * cached) / Math.max(input, 1)).toFixed(0)} % of them cached, ${(sum((one) => one.outputTokens) / calls.length).toFixed(0)} out (${(sum((one) => one.reasoningTokens) / calls.length).toFixed(0)} thought)`,
  );
  const isPriced = calls.every((one) => one.microRupees !== null);
  console.log(
    isPriced
      ? `  price                      ₹${(rupees / calls.length).toFixed(4)} a reply, ₹${((20 * rupees) / calls.length).toFixed(2)} for twenty`
      : '  price                      unknown: content/models/prices.yaml has no line for it',
  );
}

const spread = (times: number[]): string =>
  `half under ${Math.round(times[times.length >> 1] ?? 0)} ms, 95 of 100 under ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms`;
