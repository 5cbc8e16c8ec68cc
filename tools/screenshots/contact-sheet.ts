import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICES, labelOf, pictureName, SCHEMES, type Sight } from './take-pictures.ts';

const SIGHTS = DEVICES.flatMap(({ windows }) => windows);

const STYLES = `
body { margin: 1rem; font-family: system-ui, sans-serif; background: #ddd; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start; }
img { block-size: 24rem; object-fit: cover; object-position: top; border: 1px solid #999; }
nav a { margin-inline-end: 0.75rem; }
`;

/** A page with all pictures of a folder, a row for each state. */
export function contactSheet(names: readonly string[], folder: string): string {
  const picture = (name: string, sight: Sight, scheme: string) => {
    const file = pictureName(name, sight, scheme);
    if (!existsSync(join(folder, file))) return '';
    const label = `${labelOf(sight)} px, ${scheme}`;
    return `<a href="${file}" title="${label}"><img src="${file}" alt="${label}" loading="lazy"></a>`;
  };
  const row = (name: string) => {
    const pictures = SIGHTS.flatMap((sight) => SCHEMES.map((s) => picture(name, sight, s)));
    return `<h2 id="${name}">${name}</h2><div class="row">${pictures.join('')}</div>`;
  };
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLES}</style>
<nav>${links}</nav>${names.map(row).join('\n')}`;
}
