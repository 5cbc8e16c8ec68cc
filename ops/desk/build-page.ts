import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../setup/root.ts';

const PAGE = join(import.meta.dirname, 'page');
const { resolve } = createRequire(import.meta.url);

/** The site's colours and sizes, the chart's rules, and the desk's own. */
const STYLES = [
  join(ROOT, 'site/styles/tokens.css'),
  join(dirname(resolve('uplot')), 'uPlot.min.css'),
  join(PAGE, 'desk.css'),
];

/** Builds the desk's page into a folder, beside what is there, and swaps the two. */
export async function buildDeskPage(folder: string): Promise<void> {
  const made = `${folder}-${process.pid}`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  try {
    const build = await rolldown({
      cwd: ROOT,
      input: join(PAGE, 'main.tsx'),
      platform: 'browser',
      transform: {
        target: 'es2023',
        jsx: { runtime: 'automatic' },
        define: { 'process.env.NODE_ENV': '"production"' },
      },
    });
    await build.write({
      file: join(made, 'desk.js'),
      format: 'esm',
      minify: true,
      codeSplitting: false,
    });
    await build.close();
    const styles = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
    writeFileSync(join(made, 'desk.css'), styles);
    for (const name of ['index.html', 'icon.svg'])
      writeFileSync(join(made, name), readFileSync(join(PAGE, name)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
