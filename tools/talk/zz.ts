import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companions as companionKind } from '#content-reader/kinds/companions.ts';
import { readKind } from '#content-reader/read.ts';
import { loadMemory } from '../../api/adapters/memory/load-memory.ts';
import { loadConversation } from '../../api/adapters/reply-engine/scripted/load-conversation.ts';
import { createMemoryRules } from '../../api/domain/memory/find-facts.ts';
import { seededRandom } from '../train/seeded-random.ts';
import { createChat } from './replay.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const rounds = (process.argv[2] ?? '11,12').split(',').map(Number);
const people = await readKind(CONTENT, companionKind);
const rules = createMemoryRules(await loadMemory(join(CONTENT, 'memory/facts.yaml')), () => true);
const converse = await loadConversation(CONTENT, { findFacts: rules.find });
const chats = readFileSync(join(import.meta.dirname, 'labelled/conversations.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l))
  .filter((c) => rounds.includes(c.round));
let n = 0;
const times: number[] = [];
for (const c of chats) {
  const her = people.find(({ data }) => data.urlName === c.companion)!.data;
  const reply = createChat({ converse, rules, random: seededRandom(7) }, her, c.type);
  console.log(`\n##### ${c.id} ${c.companion} ${c.type} | ${c.who}\n  welcome: ${c.welcome}`);
  reply('welcome');
  const labels = Object.values(c.labels)[0] as string[];
  c.turns.forEach((t: any, i: number) => {
    const r = reply('message', t.said);
    n++;
    times.push(r.ms);
    console.log(
      `${i + 1}. V: ${t.said}\n   was[${labels[i]}]: ${t.reply}\n   NOW: ${r.text}\n   why: ${r.why.join(' | ')}`,
    );
  });
}
times.sort((a, b) => a - b);
console.error('p50', times[Math.floor(n * 0.5)], 'p99', times[Math.floor(n * 0.99)], n);
