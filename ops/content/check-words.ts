import { bannedWords } from '#content-reader/kinds/banned-words.ts';
import { type ContentFile, valuesOf } from './content-file.ts';
import type { Finding } from './finding.ts';
import { UNWRITTEN } from './templates.ts';

/** The words of `content/banned-words.yaml`; none where it is invalid, which its own check reports. */
export function bannedWordsIn(files: ContentFile[]): Record<string, string> {
  const list = files.find(({ kind }) => kind === bannedWords);
  return bannedWords.schema.safeParse(list?.data).data ?? {};
}

/**
 * Words that our pages do not use, whatever their capitals. Lines of companions are checked by the guard, which detects
 * a language.
 */
export function checkWords(file: ContentFile, banned: Record<string, string>): Finding[] {
  if (!file.kind.isRead) return [];
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

/** Template text of a new file must not be published. */
export function checkUnwritten(file: ContentFile): Finding[] {
  if (!file.kind.isRead || valuesOf(file).draft === true) return [];
  const line = file.text.split('\n').findIndex((text) => text.includes(UNWRITTEN));
  const text = 'This line is still the one that a new file is made with.';
  return line < 0 ? [] : [{ path: file.path, line: line + 1, text }];
}

const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
