import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';

const SOURCE = fileURLToPath(new URL('../service-worker/worker.ts', import.meta.url));
/** What opens without a network even when it was never visited; who hides has no time to wait. */
const PAGES = {
  '/offline': 'offline.html',
  '/notes': 'notes.html',
  '/notes.svg': 'notes.svg',
};

/** The files every visit needs: scripts and fonts carry their hash in the name, pages get one. */
const filesOf = (root: string) => [
  ...readdirSync(join(root, '_astro'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|woff2)$/.test(name))
    .sort()
    .map((name) => ({ url: `/_astro/${name}`, revision: null })),
  ...Object.entries(PAGES)
    .filter(([, name]) => existsSync(join(root, name)))
    .map(([url, name]) => ({
      url,
      revision: createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('hex')
        .slice(0, 16),
    })),
];

/** Builds `/service-worker.js`, which knows the files of this very build. */
export const serviceWorker = (): AstroIntegration => ({
  name: 'jaanu:service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const bundle = await rolldown({
        input: SOURCE,
        transform: {
          define: {
            PRECACHE: JSON.stringify(filesOf(root)),
            'process.env.NODE_ENV': '"production"',
          },
        },
        resolve: {
          tsconfigFilename: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)),
        },
      });
      await bundle.write({
        file: join(root, 'service-worker.js'),
        format: 'iife',
        minify: true,
        codeSplitting: false,
      });
      await bundle.close();
    },
  },
});
