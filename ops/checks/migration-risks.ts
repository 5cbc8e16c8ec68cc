/** What a statement does to visitors who are here while it runs, or to the release before it. */
export interface Risk {
  /** From 1 on. */
  statement: number;
  why: string;
}

const COPY =
  'copies the table: all writes to it wait until it is done, a minute for some millions of rows';
const LONG = 'is one transaction over a table: its rows stay locked until the end';
const OLD_RELEASE = 'the release before it still uses that, and runs beside it during an upgrade';

/** Tried on MariaDB 10.11 with ALGORITHM=INPLACE, LOCK=NONE (db/test/migration-risks.test.ts). */
const RULES: [RegExp, string][] = [
  [/\balter table\b.*\badd (constraint \S+ )?check\b/, COPY],
  [/\balter table\b.*\b(modify|change)\b/, `${COPY}, but where it only makes a text longer`],
  [/\balter table\b.*\b(add|drop)\b.*\bprimary key\b/, COPY],
  [/\balter table\b.*\bconvert to\b/, COPY],
  [/\balter table\b.*\badd\b.*\bstored\b/, COPY],
  [/\b(fulltext|spatial)\b.*\b(index|key)\b/, 'locks the table against writes until it is done'],
  [/^(update|delete|replace|insert)\b/, LONG],
  [/\bdrop (table|column)\b/, OLD_RELEASE],
  [/\balter table\b.*\bdrop (?!constraint|check|index|key|foreign|primary|column)\S+/, OLD_RELEASE],
  [/\brename\b/, OLD_RELEASE],
  [
    /\balter table\b.*\badd (?!constraint|index|key|unique|check|foreign|primary)(?=.*\bnot null\b)(?!.*\b(default|generated|as)\b)/,
    'has no default: the release before it writes rows without this column, and cannot any more',
  ],
];

/** A comment in the statement that says why it is accepted. */
const ACCEPTED = /^\s*-- accepted: \S.{10,}/m;
const BREAK = /-->\s*statement-breakpoint/;
const MADE = /\bcreate table (?:if not exists )?`?(\w+)`?/i;
const TABLE =
  /\b(?:alter table|create (?:unique |fulltext |spatial )?index \S+ on|update|into|from)\s+`?(\w+)`?/i;

/**
 * What of a migration would be felt, statement by statement. Tables that it has made itself are empty, so nothing done to
 * them is felt.
 * @param sql its file, as drizzle-kit writes it
 */
export function risksOf(sql: string): Risk[] {
  const made = new Set<string>();
  return sql.split(BREAK).flatMap((text, at) => {
    const statement = text
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const [, table] = MADE.exec(statement) ?? [];
    if (table) made.add(table.toLowerCase());
    const [, used = ''] = TABLE.exec(statement) ?? [];
    if (table || made.has(used.toLowerCase()) || ACCEPTED.test(text)) return [];
    const rule = RULES.find(([pattern]) => pattern.test(statement.toLowerCase()));
    return rule ? [{ statement: at + 1, why: rule[1] }] : [];
  });
}
