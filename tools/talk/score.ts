import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { readKind } from '#content-reader/read.ts';
import type { ChatType } from '#contract/chat-types.ts';
import { loadMemory } from '../../api/adapters/memory/load-memory.ts';
import { loadConversation } from '../../api/adapters/reply-engine/scripted/load-conversation.ts';
import { loadHearing } from '../../api/adapters/reply-engine/scripted/talk/load-hearing.ts';
import { createUnderstanding } from '../../api/adapters/reply-engine/scripted/talk/understand.ts';
import { createMemoryRules } from '../../api/domain/memory/find-facts.ts';
import { detectLanguage } from '../../api/domain/text/detect-language.ts';
import { seededRandom } from '../train/seeded-random.ts';
import { ENGINES } from './pick-engine.ts';
import { createChat } from './replay.ts';
import { scoreEngine } from './score-engine.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const LABELLED = join(import.meta.dirname, 'labelled');

interface Labelled {
  /** `t/…`: used while tuning; `j/…`: not. */
  id: string;
  parts: { text: string; act: string; topic: string }[];
}

interface Held {
  id: string;
  round: number;
  companion: string;
  type: ChatType;
  turns: { said: string; reply: string }[];
  /** A letter a reply, by judge: o on-topic, g generic, w wrong. */
  labels: Record<string, string[]>;
}

const read = <T>(name: string): T[] =>
  readFileSync(join(LABELLED, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(whole, 1)).toFixed(0)} %`.padStart(5);

/** How often act and topic of real messages are recognised, by half and by mix. */
async function understanding(): Promise<void> {
  const understand = createUnderstanding(await loadHearing(CONTENT), {});
  const messages = read<Labelled>('messages.jsonl');
  console.log('Understood of messages in chats (act; topic where there is one):');
  for (const [name, half] of Object.entries({ tuning: 't/', 'held aside': 'j/' })) {
    const parts = messages.filter(({ id }) => id.startsWith(half)).flatMap((one) => one.parts);
    for (const mix of ['english', 'hinglish', 'hindi']) {
      const of = parts.filter(({ text }) => (detectLanguage(text) ?? 'english') === mix);
      const acts = of.filter(({ text, act }) => understand(text).whole.acts[0]?.label === act);
      const topical = of.filter(({ topic }) => topic !== 'none');
      const topics = topical.filter(
        ({ text, topic }) =>
          understand(text).whole.topics.find(({ label }) => label !== 'none')?.label === topic,
      );
      console.log(
        `  ${name.padEnd(11)} ${mix.padEnd(9)} ${percent(acts.length, of.length)} of ${of.length}; ${percent(topics.length, topical.length)} of ${topical.length}`,
      );
    }
  }
}

/** What the judges of each round said. */
function verdicts(chats: Held[]): void {
  console.log('\nVerdicts of judges (on-topic, generic, wrong):');
  for (const round of [...new Set(chats.map((chat) => chat.round))]) {
    const letters = chats
      .filter((chat) => chat.round === round)
      .flatMap(({ labels }) => Object.values(labels).flat())
      .filter((letter) => letter !== '-');
    const share = (letter: string) =>
      percent(letters.filter((one) => one === letter).length, letters.length);
    console.log(
      `  round ${round}: ${share('o')} ${share('g')} ${share('w')} of ${letters.length} replies`,
    );
  }
}

/** What she says today to the same messages. */
async function replies(chats: Held[]): Promise<void> {
  const people = await readKind(CONTENT, companionKind);
  const rules = createMemoryRules(await loadMemory(join(CONTENT, 'memory/facts.yaml')), () => true);
  const converse = await loadConversation(CONTENT, { findFacts: rules.find });
  const said: { companion: string; text: string; why: string; ms: number }[] = [];
  for (const [at, { companion, type, turns }] of chats.entries()) {
    const her = people.find(({ data }) => data.urlName === companion)?.data;
    if (!her) continue;
    const reply = createChat({ converse, rules, random: seededRandom(at + 1) }, her, type);
    reply('welcome');
    for (const turn of turns) {
      const { text, why, ms } = reply('message', turn.said);
      said.push({ companion, text, why: why.join(' '), ms });
    }
  }
  const speakers = new Map<string, Set<string>>();
  const sentences = (text: string) => text.match(/[^.!?।]{12,}[.!?।]/gu) ?? [];
  for (const { companion, text } of said)
    for (const one of sentences(text))
      speakers.set(one, (speakers.get(one) ?? new Set()).add(companion));
  const shared = said.filter(({ text }) =>
    sentences(text).some((one) => (speakers.get(one)?.size ?? 0) > 1),
  );
  const times = said.map(({ ms }) => ms).sort((a, b) => a - b);
  const count = (test: (one: (typeof said)[number]) => boolean) =>
    percent(said.filter(test).length, said.length);
  console.log(`\nReplayed today, ${said.length} replies:`);
  console.log(`  end in a question         ${count(({ text }) => /\?\s*$/.test(text))}`);
  console.log(`  of her own life           ${count(({ why }) => OWN.test(why))}`);
  console.log(`  does not know             ${count(({ why }) => UNKNOWN.test(why))}`);
  console.log(`  a sentence shared         ${percent(shared.length, said.length)}`);
  console.log(
    `  ms: half under ${times[times.length >> 1]?.toFixed(1)}, 99 of 100 under ${times[Math.floor(times.length * 0.99)]?.toFixed(1)}`,
  );
}

const OWN = /fact |own |follow-up|people\/|her |confirms|chapter/;
const UNKNOWN = /no answer|not in her story|unanswered|not told/;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'scripted' },
    most: { type: 'string', default: '1000' },
  },
});
const engine = ENGINES.find((name) => name === values.engine);
if (!engine) throw new Error(`--engine is one of ${ENGINES.join(', ')}`);

const chats = read<Held>('conversations.jsonl');
if (engine === 'scripted') {
  await understanding();
  verdicts(chats);
  await replies(chats);
}
await scoreEngine(engine, CONTENT, chats, Number(values.most));
