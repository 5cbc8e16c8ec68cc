import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { readKind } from '#content-reader/read.ts';
import { CHAT_TYPES, type ChatType } from '#contract/chat-types.ts';
import { loadMemory } from '../../api/adapters/memory/load-memory.ts';
import { loadConversation } from '../../api/adapters/reply-engine/scripted/load-conversation.ts';
import { createMemoryRules } from '../../api/domain/memory/find-facts.ts';
import type { ReplyTurn } from '../../api/domain/ports.ts';
import { seededRandom } from '../train/seeded-random.ts';
import { createEngineChat, type EngineReply } from './engine-chat.ts';
import { ENGINES, pickEngine } from './pick-engine.ts';
import { createChat } from './replay.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const USAGE = `npm run talk -- [--with riya] [--type friendly] [--why] [--file lines.txt] [--seed 1] [--engine scripted]

  --with   whom to talk to, by the end of her page's address
  --type   romantic, friendly, erotic or truelove
  --why    shows what was understood, and where each reply came from
  --file   replays the lines of a file, one message a line
  --seed   the same number, the same replies
  --engine scripted, openai, letta (with the settings of the environment and .env), or replay: recorded answers of a model`;

const { values } = parseArgs({
  options: {
    with: { type: 'string', default: 'riya' },
    type: { type: 'string', default: 'friendly' },
    why: { type: 'boolean', default: false },
    file: { type: 'string' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'scripted' },
    help: { type: 'boolean', default: false },
  },
});

const people = await readKind(CONTENT, companionKind);
const her = people.find(({ data }) => data.urlName === values.with)?.data;
const engine = ENGINES.find((name) => name === values.engine);
if (values.help || !her || !engine || !(CHAT_TYPES as readonly string[]).includes(values.type)) {
  console.log(USAGE);
  console.log(`\n  companions: ${people.map(({ data }) => data.urlName).join(', ')}`);
  process.exit(values.help ? 0 : 1);
}

const rules = createMemoryRules(await loadMemory(join(CONTENT, 'memory/facts.yaml')), () => true);
const converse = await loadConversation(CONTENT, { findFacts: rules.find });
const random = seededRandom(Number(values.seed));
const reply = createChat({ converse, rules, random }, her, values.type as ChatType);
const picked = engine === 'scripted' ? undefined : await pickEngine(engine, random);
const modelReply = picked && createEngineChat(picked, random, her, values.type as ChatType);

async function answer(kind: ReplyTurn['kind'], said?: string): Promise<void> {
  if (modelReply) return tell(await modelReply(kind, said));
  const { text, heard, why, memory, ms } = reply(kind, said);
  console.log(`${her?.urlName}: ${text}`);
  if (!values.why || !heard) return;
  const { acts, topics } = heard.whole;
  const shown = (list: typeof acts) =>
    list.map(({ label, p }) => `${label} ${p.toFixed(2)}`).join(', ');
  console.log(`   why: ${why.join(' | ')}`);
  console.log(`   act: ${shown(acts)}`);
  console.log(`   topic: ${shown(topics)}`);
  console.log(
    `   memory: ${[...memory].map(([topic, value]) => `${topic} ${value}`).join(', ')}; ${ms.toFixed(1)} ms`,
  );
}

/** Says what a model said, and with --why what it took. */
function tell({ reply, calls, firstMs, ms }: EngineReply): void {
  console.log(`${her?.urlName}: ${reply.text}`);
  if (!values.why) return;
  console.log(
    `   proposes: ${reply.suggestions.join(' | ') || '-'}; stopped: ${reply.dropped.length}`,
  );
  console.log(`   first sentence ${Math.round(firstMs)} ms, whole ${Math.round(ms)} ms`);
  for (const { model, inputTokens, cachedTokens, outputTokens, microRupees } of calls) {
    const price = microRupees === null ? 'price unknown' : `₹${(microRupees / 1e6).toFixed(4)}`;
    console.log(
      `   ${model}: ${inputTokens} in (${cachedTokens} cached), ${outputTokens} out, ${price}`,
    );
  }
}

/** Failures are printed, and the talk continues. */
async function tryAnswer(kind: ReplyTurn['kind'], said?: string): Promise<void> {
  try {
    await answer(kind, said);
  } catch (error) {
    console.log(`   no reply: ${error instanceof Error ? error.message : error}`);
  }
}

await tryAnswer('welcome');
if (values.file) {
  for (const line of readFileSync(values.file, 'utf8').split('\n').filter(Boolean)) {
    console.log(`> ${line}`);
    await tryAnswer('message', line);
  }
} else {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
  // Lines that are piped in may all be there before the first is answered.
  let isOpen = true;
  terminal.on('close', () => {
    isOpen = false;
  });
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim()) await tryAnswer('message', line.trim());
    if (isOpen) terminal.prompt();
  }
}
picked?.stop();
