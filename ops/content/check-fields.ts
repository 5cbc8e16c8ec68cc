import { isNode, type Node } from 'yaml';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';
import { sentences } from './plain-words.ts';

/** The fields of a file against its schema, in plain words. */
export function checkFields(file: ContentFile): Finding[] {
  const { data, path, kind, broken, lineAt } = file;
  if (broken) return [{ path, line: lineAt(broken.offset), text: broken.text }];
  if (data === null || data === undefined) return [{ path, line: 1, text: whyNone(file) }];
  const result = kind.schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    sentences(issue, data, kind).map(({ at, text }) => ({ path, line: lineOf(file, at), text })),
  );
}

/** Why a file seems to have no fields. */
function whyNone({ text, body }: ContentFile): string {
  if (text.trim() === '') return 'The file is empty.';
  if (!body) return 'The file has no fields.';
  if (text.startsWith('\ufeff'))
    return 'The file begins with an invisible sign. Save it as "UTF-8", not as "UTF-8 with BOM".';
  if (!/^---\r?\n/.test(text)) return 'The first line must be --- and nothing else.';
  return /^---\r?\n[\s\S]*?\n?---/.test(text)
    ? 'There are no fields between the two lines of ---.'
    : 'The line --- below the fields is missing.';
}

/** The position of a field; for a missing one, the position of its parent. */
function lineOf({ fields, lineAt }: ContentFile, at: PropertyKey[]): number {
  for (let length = at.length; length > 0; length--) {
    const key = at.slice(0, length);
    const parent = fields.getIn(key.slice(0, -1), true) ?? fields.contents;
    const items = (parent as { items?: { key?: Node }[] } | null)?.items;
    const pair = items?.find((item) => String(item.key) === String(key.at(-1)));
    const node = pair?.key ?? fields.getIn(key, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
  }
  return 1;
}
