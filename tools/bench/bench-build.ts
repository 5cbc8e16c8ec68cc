import { join } from 'node:path';
import { createProgress } from '../../ops/bootstrap/progress.mjs';
import { type Lifecycle, runCommand } from '../../ops/process/lifecycle.ts';
import { readState } from '../../ops/setup/local-state.ts';
import { measureBuild } from './build/measure-build.ts';
import { makeScratchProject, writeArticles } from './build/scratch-project.ts';

const SIZES = [10, 100, 1_000];

const progress = createProgress();
await runCommand(progress, bench);

/** `npm run bench:build`: how long building takes, and how much memory, with more and more articles. */
async function bench(life: Lifecycle): Promise<number> {
  const folder = join(readState(process.argv.slice(2)), 'bench-build');
  const remove = makeScratchProject(folder);
  life.defer(async () => remove());
  progress.line('articles  pictures  seconds  a page    memory');
  for (const articles of SIZES) {
    writeArticles(folder, articles);
    for (const pictures of ['made', 'kept']) {
      const { seconds, peakMb, pages } = await measureBuild(folder, life.signal);
      const perPage = ((seconds * 1000) / pages).toFixed(1);
      const cells = [
        String(articles).padStart(8),
        pictures.padEnd(8),
        seconds.toFixed(1).padStart(7),
        `${perPage} ms`.padStart(8),
        `${peakMb} MB`,
      ];
      progress.line(cells.join('  '));
    }
  }
  return 0;
}
