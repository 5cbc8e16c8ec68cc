import { type Document, type ErrorCode, isAlias, visit } from 'yaml';

/** Why fields cannot be read, and where in their text. */
export interface Broken {
  offset: number;
  text: string;
}

const QUOTE_IT = 'Put it in quotes: "…".';

const TEXTS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'A line of the fields cannot begin with a tab. Use spaces.',
  DUPLICATE_KEY: 'This field stands here twice. Keep one.',
  BLOCK_AS_IMPLICIT_KEY: `A value that holds a colon cannot stand as it is. ${QUOTE_IT} If there is none, the line begins with a space too many.`,
  MULTILINE_IMPLICIT_KEY:
    'A field is its name, a colon, a space and the value: "title: A title". Something of that is missing.',
  BAD_INDENT: 'A list does not end: [ needs its ], and { needs its }.',
  BAD_SCALAR_START: `A value cannot begin with such a sign. ${QUOTE_IT}`,
  BAD_ALIAS: `A value cannot begin with & or *. ${QUOTE_IT}`,
  TAG_RESOLVE_FAILED: `A value cannot begin with !. ${QUOTE_IT}`,
  MULTIPLE_DOCS: 'There is a line of --- too many.',
};

const UNREADABLE =
  'This line cannot be read. Does it, or the one above it, begin with a space too many? Does the value need quotes around all of it?';

/** A line with an unclosed quote. */
const OPEN_QUOTE = /[:,[-] *"[^"\n]*$/m;

/** The first thing that keeps fields from being read; undefined: they can be. */
export function brokenFields(fields: Document, source: string): Broken | undefined {
  const [error] = [...fields.errors, ...fields.warnings];
  if (error?.code === 'MISSING_CHAR' && error.message.includes('quote')) {
    const offset = OPEN_QUOTE.exec(source)?.index ?? error.pos[0];
    return { offset, text: 'A quote begins here and does not end.' };
  }
  if (error) return { offset: error.pos[0], text: TEXTS[error.code] ?? UNREADABLE };
  return aliasIn(fields) ?? lostWordsIn(fields);
}

function aliasIn(fields: Document): Broken | undefined {
  let found: Broken | undefined;
  visit(fields, (_, node) => {
    if (!isAlias(node)) return undefined;
    found = { offset: node.range?.[0] ?? 0, text: TEXTS.BAD_ALIAS ?? UNREADABLE };
    return visit.BREAK;
  });
  return found;
}

/** "Top #5 tips" would lose its end: a # after a space starts a comment. */
function lostWordsIn(fields: Document): Broken | undefined {
  let found: Broken | undefined;
  visit(fields, {
    Scalar(key, { type, value, comment, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !comment) {
        return undefined;
      }
      const text = `What follows # is not read. ${QUOTE_IT} A note belongs on a line of its own.`;
      found = { offset: range?.[0] ?? 0, text };
      return visit.BREAK;
    },
  });
  return found;
}
