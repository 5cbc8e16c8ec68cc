import type { ContentFile } from './content-file.ts';
import type { Finding } from './finding.ts';

/** A value that may stand in one file of a kind only. */
interface Unique {
  kind: string;
  field: string;
  text: (value: unknown, other: string) => string;
}

const ONCE: Unique[] = [
  {
    kind: 'an idea',
    field: 'order',
    text: (value, other) => `Place ${value} is taken by content/${other}.`,
  },
  {
    kind: 'a companion',
    field: 'id',
    text: (_, other) =>
      `This id belongs to content/${other}. A new companion needs one of her own.`,
  },
  {
    kind: 'a companion',
    field: 'urlName',
    text: (value, other) => `The address "${value}" belongs to content/${other}.`,
  },
  {
    kind: 'a companion',
    field: 'featured',
    text: (value, other) => `Place ${value} on the home page is taken by content/${other}.`,
  },
];

const fieldsOf = (file: ContentFile): Record<string, unknown> =>
  file.fields.errors.length > 0 ? {} : ((file.fields.toJS() ?? {}) as Record<string, unknown>);

const lineOf = (file: ContentFile, field: string): number => {
  const at = file.text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at + 1 || 1;
};

/** What only shows when files are looked at together: values used twice, addresses claimed twice. */
export function checkTogether(files: ContentFile[]): Finding[] {
  const findings = ONCE.flatMap((rule) => repeats(files, rule));
  const owners = new Map(
    files.flatMap((file) => (file.kind.called === 'an article' ? [[file.slug, file]] : [])),
  );
  for (const file of files) {
    if (file.kind.called !== 'an article') continue;
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(file.slug)) {
      const text =
        'The file’s name is the address: lower case letters, digits and single dashes only.';
      findings.push({ path: file.path, line: 1, text });
    }
    const { formerly } = fieldsOf(file);
    for (const slug of Array.isArray(formerly) ? formerly.map(String) : []) {
      const owner = owners.get(slug);
      const text = `The former address "${slug}" belongs to content/${owner?.path}.`;
      if (owner) findings.push({ path: file.path, line: lineOf(file, 'formerly'), text });
      else owners.set(slug, file);
    }
  }
  return findings;
}

function repeats(files: ContentFile[], { kind, field, text }: Unique): Finding[] {
  const seen = new Map<unknown, string>();
  return files.flatMap((file) => {
    const value = file.kind.called === kind ? fieldsOf(file)[field] : undefined;
    if (value === undefined) return [];
    const other = seen.get(value);
    if (other) return [{ path: file.path, line: lineOf(file, field), text: text(value, other) }];
    seen.set(value, file.path);
    return [];
  });
}
