import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { runQuietly } from '../process/output.ts';
import { ROOT } from '../setup/root.ts';
import { SOURCES } from './checks.ts';

const TESTS = /\.test\.tsx?$|\/test\//;
const folder = process.argv[2]?.replace(/\/$/, '');

/** The part of the picture that a file is in: a top folder, or an entry of the folder asked for. */
const partOf = (path: string): string | undefined => {
  const names = path.split('/');
  if (!folder) return SOURCES.includes(names[0] ?? '') ? names[0] : undefined;
  return path.startsWith(`${folder}/`) ? names[folder.split('/').length] : undefined;
};

/** Every import, as the tool sees it that `verify` checks them with. */
async function readImports(): Promise<ICruiseResult['modules']> {
  const tool = join(ROOT, 'node_modules', '.bin', 'depcruise');
  const json = await runQuietly(process.execPath, [tool, ...SOURCES, '--output-type', 'json']);
  return (JSON.parse(json) as ICruiseResult).modules;
}

const arrows = new Map<string, number>();
for (const { source, dependencies } of await readImports()) {
  const from = partOf(source);
  if (!from || TESTS.test(source)) continue;
  for (const { resolved } of dependencies) {
    const to = partOf(resolved);
    if (!to || to === from) continue;
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
  }
}

// As Mermaid, which editors and forges draw; the number is how many imports an arrow represents.
const lines = [...arrows].map(([arrow, count]) => `  ${arrow.replace('-->', `-- ${count} -->`)}`);
process.stdout.write(`${['flowchart TD', ...lines.sort()].join('\n')}\n`);
