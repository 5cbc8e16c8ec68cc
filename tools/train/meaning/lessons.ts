import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';

/** Texts that mean the same, or nearly, in the three mixes. */
export interface Same {
  english: string[];
  hinglish: string[];
  hindi: string[];
  /** They are wordings of one question, or of one thing that visitors tell. */
  isAsked: boolean;
  /** The companion among whose questions this one has to be found; undefined where it is anybody's. */
  of?: string | undefined;
}

/** Names under which wordings of one thing are written. */
const ASKED = new Set(['ask', 'hear']);

/** One form of address and one gender; no marks of what is filled in. */
const plain = (text: string): string =>
  text
    .replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1')
    .replace(/<([^|>]*)\|[^>]*>/g, '$1')
    .replace(/\{\w+\}/g, '');

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' && one !== '' ? [plain(one)] : [],
  );

function collect(value: unknown, name: string, of: string | undefined, found: Same[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, name, of, found);
  } else if (value !== null && typeof value === 'object') {
    const mixes = value as Record<string, unknown>;
    const english = textsOf(mixes.english);
    const hinglish = textsOf(mixes.hinglish);
    if (english.length > 0 && hinglish.length > 0) {
      const isAsked = ASKED.has(name) && Array.isArray(mixes.english);
      found.push({ english, hinglish, hindi: textsOf(mixes.hindi), isAsked, of });
    }
    for (const [key, one] of Object.entries(value)) collect(one, key, of, found);
  }
}

/** All that stands in three mixes in the talk and the companions of `content/`, in the order of its files. */
export async function readSame(content: string): Promise<Same[]> {
  const found: Same[] = [];
  for (const folder of ['companions', 'talk']) {
    const names = await readdir(join(content, folder), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.yaml')).sort()) {
      const file = join(content, folder, name);
      const [of] = folder === 'companions' ? relative(join(content, folder), file).split(sep) : [];
      collect(parse(await readFile(file, 'utf8')), '', of, found);
    }
  }
  return found;
}
