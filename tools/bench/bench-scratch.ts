import { PATIENT } from '#db/client.ts';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { benchContext } from './bench-context.ts';
import { makePeople } from './people.ts';
import { fillTurns } from './bench-audit-fill.ts';
import { existsSync, readFileSync, rmSync } from 'node:fs';
const progress = createProgress();
await runCommand(progress, async (life: Lifecycle) => {
  const { db } = await benchContext(life, PATIENT);
  await db.pool.query(`SET GLOBAL innodb_buffer_pool_size = ${512 * 1024 * 1024}`);
  const turns = Number(process.argv[2]);
  const people = await makePeople(db, Math.ceil(turns / 285));
  await fillTurns(db, people, turns);
  progress.line('filled');
  for (;;) {
    if (existsSync('/tmp/w18-stop')) break;
    if (existsSync('/tmp/w18.sql')) {
      const text = readFileSync('/tmp/w18.sql', 'utf8');
      rmSync('/tmp/w18.sql');
      for (const one of text.split(';\n').filter((t) => t.trim())) {
        const s = performance.now();
        try {
          const [rows] = await db.pool.query(one);
          progress.line(`${((performance.now() - s) / 1000).toFixed(2)} s ${one.trim().slice(0, 60).replace(/\n/g, ' ')} :: ${JSON.stringify(rows).slice(0, 1500)}`);
        } catch (e) { progress.line(String(e)); }
      }
      progress.line('--');
    }
    await new Promise((r) => setTimeout(r, 300));
  }
  return 0;
});
