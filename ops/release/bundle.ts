import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { ROOT } from '../setup/root.ts';

/** What a release runs, by the file below its root. */
const BUNDLES = {
  'server.js': 'ops/release/launch/server.mjs',
  'ops.js': 'ops/release/launch/ops.mjs',
  'lib/server.js': 'ops/release/server.ts',
  'lib/ops.js': 'ops/operator/ops.ts',
  'lib/warm.js': 'ops/release/warm.ts',
};

/** Asked for by packages that do without it. */
const OPTIONAL = ['supports-color'];

/** The oldest Node that the way in has to be read by; what is bundled runs on 24. */
const TARGETS = { launch: 'node20', lib: 'node24' };

/**
 * Bundles server, operator commands and their packages, a file each.
 * @param folder the release's root
 * @returns the folders of the packages that are in them, below the project's root
 */
export async function bundle(folder: string): Promise<string[]> {
  const packages = new Set<string>();
  for (const [file, input] of Object.entries(BUNDLES)) {
    const isLib = file.startsWith('lib/');
    const build = await rolldown({
      cwd: ROOT,
      input,
      platform: 'node',
      external: OPTIONAL,
      transform: { target: isLib ? TARGETS.lib : TARGETS.launch },
      plugins: isLib ? [keepFolders] : [],
    });
    const { output } = await build.write({
      file: join(folder, file),
      format: 'esm',
      codeSplitting: false,
      comments: { legal: true },
    });
    await build.close();
    for (const id of output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))) {
      const [path] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
      if (path) packages.add(relative(ROOT, path));
    }
  }
  return [...packages].sort();
}

/** A module that looks for files beside itself finds them where the house has them: a release has the same folders. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return undefined;
    const here = JSON.stringify(`/../${relative(ROOT, dirname(id))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${here})`);
  },
};
