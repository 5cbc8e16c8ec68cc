import type { Kind } from '#content-reader/kind.ts';
import { articles } from '#content-reader/kinds/articles.ts';
import { companions } from '#content-reader/kinds/companions.ts';
import { ideas } from '#content-reader/kinds/ideas.ts';
import { prompts } from '#content-reader/kinds/prompts.ts';
import { asked, askedOfHer, facts, own } from '#content-reader/kinds/talk.ts';
import { PAGES } from '#contract/pages.ts';
import { type ContentFile, formerSlugs, valuesOf } from './content-file.ts';
import type { Finding } from './finding.ts';
import { FIXED_PAGES } from './places.ts';

/** A value that only one file of a kind may have. */
interface Unique {
  kind: Kind;
  field: string;
  text: (value: unknown, other: string) => string;
}

const ONCE: Unique[] = [
  {
    kind: ideas,
    field: 'order',
    text: (value, other) => `Place ${value} is taken by content/${other}.`,
  },
  {
    kind: companions,
    field: 'id',
    text: (_, other) =>
      `This id belongs to content/${other}. A new companion needs one of her own.`,
  },
  {
    kind: companions,
    field: 'urlName',
    text: (value, other) => `The address "${value}" belongs to content/${other}.`,
  },
  {
    kind: companions,
    field: 'featured',
    text: (value, other) => `Place ${value} on the home page is taken by content/${other}.`,
  },
];

/** The line on which a field starts. */
export const lineOf = (file: ContentFile, field: string): number => {
  const at = file.text.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return at + 1 || 1;
};

/** Companions whose version of the prompts does not know all their chat types. */
function wrongVersions(files: ContentFile[]): Finding[] {
  const of = (kind: Kind) => files.filter((file) => file.kind === kind);
  const known = new Set(
    of(prompts).map((file) => `${valuesOf(file).promptFor} ${valuesOf(file).promptVersion}`),
  );
  return of(companions).flatMap((file) => {
    const { promptVersion, suitableForChatTypes: types } = valuesOf(file);
    if (promptVersion === undefined || !Array.isArray(types)) return [];
    const missing = types.filter((type) => !known.has(`${type} ${promptVersion}`));
    const text = `There is no prompt of version ${promptVersion} for ${missing.join(', ')}.`;
    return missing.length > 0
      ? [{ path: file.path, line: lineOf(file, 'promptVersion'), text }]
      : [];
  });
}

/** Answers to plain questions that nobody asks, and what is said to answer one and is not there. */
function wrongAnswers(files: ContentFile[]): Finding[] {
  const of = (kind: Kind, slug?: string) =>
    files.filter((file) => file.kind === kind && (slug === undefined || file.slug === slug));
  const questions = new Set(of(asked).flatMap((file) => Object.keys(valuesOf(file))));
  return of(askedOfHer).flatMap((file) => {
    const cards = of(own, file.slug).flatMap(({ data }) => (data ?? []) as { name: string }[]);
    const known = new Set([
      ...cards.map(({ name }) => `own/${name}`),
      ...of(facts, file.slug).flatMap((one) =>
        Object.keys(valuesOf(one)).map((topic) => `fact/${topic}`),
      ),
    ]);
    return Object.entries(valuesOf(file)).flatMap(([name, answer]) => {
      const { as } = answer as { as?: string };
      const text = !questions.has(name)
        ? `No file of talk/asked has the question "${name}".`
        : as !== undefined && !known.has(as)
          ? `She has no "${as}" that could answer "${name}".`
          : undefined;
      return text ? [{ path: file.path, line: lineOf(file, name), text }] : [];
    });
  });
}

/** What only shows when files are compared: values used twice, addresses claimed twice. */
export function checkTogether(files: ContentFile[]): Finding[] {
  const findings = [
    ...ONCE.flatMap((rule) => repeats(files, rule)),
    ...wrongVersions(files),
    ...wrongAnswers(files),
  ];
  const owners = new Map(
    files.flatMap((file) => (file.kind === articles ? [[file.slug, file]] : [])),
  );
  for (const file of files) {
    if (file.kind !== articles) continue;
    for (const slug of formerSlugs(file)) {
      const owner = owners.get(slug);
      const text = owner
        ? `The former address "${slug}" belongs to content/${owner.path}.`
        : `The former address "${slug}" belongs to another page.`;
      if (owner || FIXED_PAGES.includes(PAGES.article(slug)))
        findings.push({ path: file.path, line: lineOf(file, 'formerly'), text });
      else owners.set(slug, file);
    }
  }
  return findings;
}

function repeats(files: ContentFile[], { kind, field, text }: Unique): Finding[] {
  const seen = new Map<unknown, string>();
  return files.flatMap((file) => {
    const value = file.kind === kind ? valuesOf(file)[field] : undefined;
    if (value === undefined) return [];
    const other = seen.get(value);
    if (other) return [{ path: file.path, line: lineOf(file, field), text: text(value, other) }];
    seen.set(value, file.path);
    return [];
  });
}
