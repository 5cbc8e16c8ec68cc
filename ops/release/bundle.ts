import { dirname, join, relative } from 'node:path';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { ROOT } from '../setup/root.ts';

/** The ways in, at the release's root: read by any Node 20, without a package. */
const LAUNCH = {
  server: 'ops/release/launch/server.mjs',
  ops: 'ops/release/launch/ops.mjs',
};

/** What they run, below `lib/`; what these share is in files beside them. */
const LIB = {
  server: 'ops/release/server.ts',
  ops: 'ops/operator/ops.ts',
  warm: 'ops/release/warm.ts',
};

/** Asked for by packages that do without it. */
const OPTIONAL = ['supports-color'];

/**
 * Bundles server, operator commands and their packages.
 * @param folder the release's root
 * @returns the folders of the packages that are in them, below the project's root
 */
export async function bundle(folder: string): Promise<string[]> {
  for (const [name, input] of Object.entries(LAUNCH)) {
    await write(
      { input, transform: { target: 'node20' } },
      { file: join(folder, `${name}.js`), codeSplitting: false },
    );
  }
  const modules = await write(
    { input: LIB, transform: { target: 'node24' }, plugins: [keepFolders] },
    { dir: join(folder, 'lib'), entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  );
  const packages = modules.flatMap((id) => {
    const [path] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
    return path ? [relative(ROOT, path)] : [];
  });
  return [...new Set(packages)].sort();
}

/** @returns the modules that were bundled */
async function write(what: InputOptions, where: OutputOptions): Promise<string[]> {
  const build = await rolldown({ cwd: ROOT, platform: 'node', external: OPTIONAL, ...what });
  try {
    const { output } = await build.write({ format: 'esm', ...where });
    return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  } finally {
    await build.close();
  }
}

/** A module that looks for files beside itself finds them where the repository has them: a release has the same folders. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return undefined;
    const here = JSON.stringify(`/../${relative(ROOT, dirname(id))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${here})`);
  },
};
