import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../ops/setup/root.ts';
import { drawings } from './drawings.ts';

const IMAGES = join(ROOT, 'content/images');
const made = drawings();

describe('the drawings', () => {
  it.each(made)('$path in content/ is what the script makes', ({ path, svg }) => {
    expect(readFileSync(join(IMAGES, path), 'utf8') === svg, 'run npm run portraits').toBe(true);
  });

  it.each(made)('$path is original, without text, and small', ({ path, svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(32 * 1024);
    const size = path.startsWith('covers/') ? '960 540' : '640 800';
    expect(svg).toContain(`viewBox="0 0 ${size}"`);
    expect(svg).not.toMatch(/<text|<script|<image|href=|NaN|undefined/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, 'every id once').toBe(ids.length);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(
      used.filter((id) => !ids.includes(id)),
      'every reference leads somewhere',
    ).toEqual([]);
    if (path.startsWith('companions/')) expect(svg).toMatch(/<view id="avatar" viewBox="[\d ]+"/);
  });

  it('are a portrait and two or more scenes of every companion', () => {
    const folder = join(ROOT, 'content/companions');
    for (const file of readdirSync(folder)) {
      const [, fields = ''] = readFileSync(join(folder, file, 'profile.mdx'), 'utf8').split(
        /^---$/m,
      );
      const { urlName, imagePath } = parse(fields) as { urlName: string; imagePath: string };
      const portrait = imagePath.replace('/images/', '').replace(/webp$/, 'svg');
      expect(readdirSync(join(IMAGES, 'companions'))).toContain(portrait.split('/')[1]);
      const scenes = readdirSync(join(IMAGES, 'scenes')).filter((name) =>
        name.startsWith(`${urlName}-`),
      );
      expect(scenes.length, urlName).toBeGreaterThanOrEqual(2);
    }
  });

  it('are a cover of existing articles', () => {
    const names = readdirSync(join(IMAGES, 'covers')).map((file) => file.replace('.svg', ''));
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of names) {
      expect(readdirSync(join(ROOT, 'content/articles'))).toContain(`${name}.mdx`);
    }
  });
});
