import { isNode, type Node } from 'yaml';
import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';
import { sentences } from './plain-words.ts';

/** The fields of a file against its schema, in plain words. */
export function checkFields(file: ContentFile): Finding[] {
  const { fields, path, kind, lineAt } = file;
  const [broken] = fields.errors;
  if (broken) {
    const text = `The fields cannot be read: ${firstLine(broken.message)}. Is a quote or a colon missing?`;
    return [{ path, line: lineAt(broken.pos[0]), text }];
  }
  const data: unknown = fields.toJS();
  if (data === null)
    return [{ path, line: 1, text: `The fields between two lines of --- are missing.` }];
  const result = kind.schema.safeParse(data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    sentences(issue, data, kind).map(({ at, text }) => ({ path, line: lineOf(file, at), text })),
  );
}

const firstLine = (text: string) => text.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? '';

/** Where a field stands; for one that is missing, where the part stands that should hold it. */
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
