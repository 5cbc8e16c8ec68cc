import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '../..');
const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join(
  '',
);

/** What the display face has to be able to write, by the part of the family it is in. */
const PARTS = [
  { name: 'latin', text: `${PRINTABLE_ASCII}é–—‘’“”…•·` },
  { name: 'devanagari', text: '₹' },
];

/** `npm run fonts`: cuts the display face down to the letters that headings use. Run it when a heading needs another one. */
const { resolve } = createRequire(import.meta.url);
for (const { name, text } of PARTS) {
  const whole = await readFile(resolve(`@fontsource/eczar/files/eczar-${name}-600-normal.woff2`));
  const part = await subsetFont(whole, text, { targetFormat: 'woff2' });
  await writeFile(join(ROOT, `site/fonts/eczar-600-${name}.woff2`), part);
  process.stdout.write(`eczar-600-${name}.woff2: ${part.length} bytes\n`);
}
