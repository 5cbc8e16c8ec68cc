const QUOTED = /'(?:[^'\\]|\\.|'')*'|"(?:[^"\\]|\\.|"")*"/gs;
const VERB = /^\s*(\w+)/;
const TABLES = /\b(?:from|into|update|join)\s+`?(\w+)`?/gi;
/** Statements that open and end a transaction are left out. */
const FRAME = new Set(['start', 'commit', 'set', 'savepoint', 'release', 'begin']);
const LONGEST = 120;

/** A statement's name, for where its values must not be shown: `insert messages, update users`. */
export function statementName(sql: string): string {
  const parts = sql.replace(QUOTED, '?').split(';');
  const names = parts.flatMap((part) => {
    const verb = VERB.exec(part)?.[1]?.toLowerCase();
    if (!verb || FRAME.has(verb)) return [];
    const tables = [...part.matchAll(TABLES)].map(([, table]) => table);
    return [`${verb} ${[...new Set(tables)].join(' ')}`.trim()];
  });
  return ([...new Set(names)].join(', ') || 'transaction').slice(0, LONGEST);
}
