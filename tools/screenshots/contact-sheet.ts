import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICES, pictureName, SCHEMES } from './take-pictures.ts';

const WIDTHS = DEVICES.flatMap(({ windows }) => windows.map(({ width }) => width));

const STYLES = `
body { margin: 1rem; font-family: system-ui, sans-serif; background: #ddd; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start; }
img { block-size: 24rem; object-fit: cover; object-position: top; border: 1px solid #999; }
nav a { margin-inline-end: 0.75rem; }
`;

/** A page with all pictures of a folder, a row for each state. */
export function contactSheet(names: readonly string[], folder: string): string {
  const picture = (name: string, width: number, scheme: string) => {
    const file = pictureName(name, width, scheme);
    if (!existsSync(join(folder, file))) return '';
    const label = `${width} px, ${scheme}`;
    return `<a href="${file}" title="${label}"><img src="${file}" alt="${label}" loading="lazy"></a>`;
  };
  const row = (name: string) => {
    const pictures = WIDTHS.flatMap((width) => SCHEMES.map((s) => picture(name, width, s)));
    return `<h2 id="${name}">${name}</h2><div class="row">${pictures.join('')}</div>`;
  };
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLES}</style>
<nav>${links}</nav>${names.map(row).join('\n')}`;
}
