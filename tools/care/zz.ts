import { readFileSync } from 'node:fs';
import { loadSafety } from '../../api/adapters/safety/load-safety.ts';
import { careOf } from './outcomes.ts';

const care = careOf((await loadSafety('content/safety')).hearing);
const rounds = process.argv[2]!.split(',').map(Number);
for (const l of readFileSync('tools/talk/labelled/conversations.jsonl', 'utf8')
  .trim()
  .split('\n')) {
  const c = JSON.parse(l);
  if (!rounds.includes(c.round)) continue;
  let before = c.welcome as string | undefined;
  for (const t of c.turns) {
    const h = care.hear(t.said, [{ sender: 'ai', content: before ?? '' }]);
    if (h.danger !== 'none' || h.age !== 'none')
      console.log(
        c.round,
        c.id,
        h.danger,
        h.kind,
        h.age,
        '|',
        t.said,
        '\n      <<',
        before?.slice(-90),
      );
    before = t.reply;
  }
}
