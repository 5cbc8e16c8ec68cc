import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const TEXT_FILES = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
]);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compress = async (file: string) => {
  const plain = await readFile(file);
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  await writeFile(`${file}.br`, await brotli(plain, { params }));
  await writeFile(`${file}.gz`, await gzipped(plain, { level: zlib.Z_BEST_COMPRESSION }));
};

/** Writes a `.br` and a `.gz` beside every text file of the finished build. */
export const precompress = (): AstroIntegration => ({
  name: 'jaanu:precompress',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter(
        (entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)),
      );
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
      logger.info(`${files.length} text files of ${fileURLToPath(dir)} compressed`);
    },
  },
});
