import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bannedWordsContent } from '#contract/schemas/hub.ts';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

/** Where visitors read the text as ours; lines of the scripted companion quote visitors' words. */
const READ = /^(articles|ideas|landing|pages|companions)\//;

/** `content/banned-words.yaml`. Throws when it is wrong. */
export const readBannedWords = (folder: string) =>
  bannedWordsContent.parse(parse(readFileSync(join(folder, 'banned-words.yaml'), 'utf8')));

/** Words that our pages do not use, whatever their capitals. */
export function checkWords(file: ContentFile, banned: Record<string, string>): Finding[] {
  if (!READ.test(file.path)) return [];
  return file.text.split('\n').flatMap((line, at) =>
    Object.entries(banned)
      .filter(([word]) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${quote(word)}(?![\\p{L}\\p{N}])`, 'iu').test(line),
      )
      .map(([word, why]) => ({
        path: file.path,
        line: at + 1,
        text: `"${word}" is not used here: ${why}`,
      })),
  );
}

const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
