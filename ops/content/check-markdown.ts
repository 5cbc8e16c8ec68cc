import type { Heading, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Say } from './finding.ts';

/** Most columns of a table that a phone of 320 px can show. */
const MOST_COLUMNS = 3;

/** What of a text would be read otherwise than it was meant, or not at all. */
export function checkMarkdown(body: Root, source: string, isMdx: boolean, say: Say): void {
  let depth = 1;
  visit(body, (node) => {
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === 'heading') depth = checkHeading(node, written, depth, say);
    if (node.type === 'text') {
      if (isMdx) checkPrograms(node, written, say);
      checkLeftovers(node, written, source, say);
    }
  });
}

function checkHeading(heading: Heading, written: string, above: number, say: Say): number {
  const title = textOf(heading);
  if (!written.startsWith('#')) {
    say(heading, `A line of --- or === makes a heading of "${title}". Put an empty line between.`);
  } else if (heading.depth === 1) {
    say(heading, 'A heading of one # is the title, which is a field. Use ##.');
  } else if (heading.depth > above + 1) {
    say(heading, `The heading "${title}" leaves a level out. Use ${'#'.repeat(above + 1)}.`);
  }
  if (!title.trim()) say(heading, 'A heading has no words.');
  return Math.max(heading.depth, 2);
}

/** MDX is Markdown in which some characters start code. */
function checkPrograms(node: Text, written: string, say: Say): void {
  const [piece] = /(?<!\\)<[^\s>]+>?/.exec(written) ?? [];
  if (piece) say(node, `${piece} cannot be used here. Write it in words, without <.`);
  if (/(?<!\\)[{}]/.test(written)) say(node, 'A { or } cannot be used here.');
  if (/^(import|export) /.test(written)) {
    say(node, 'A paragraph cannot begin with import or export.');
  }
}

/** Signs that are still there after reading, and would be shown as they stand. */
function checkLeftovers(node: Text, written: string, source: string, say: Say): void {
  if (/\]\(|\] \(\/|\]\[/.test(written)) {
    say(
      node,
      'A link or picture is not read as one: [words](/address), with no space in the address.',
    );
  }
  for (const [mark] of written.matchAll(/\[\^[^\]\s]+\]/g)) {
    if (!source.includes(`${mark}:`)) say(node, `There is no note for ${mark}.`);
  }
  if (/^#{2,6}[^\s#]/m.test(written)) say(node, 'A heading needs a space after ##.');
  const columns = /^\|?( *:?-+:? *\|)+( *:?-+:? *)?$/m.exec(written)?.[0];
  if (columns && columns.split('|').filter((cell) => cell.trim()).length > MOST_COLUMNS) {
    say(node, `A table of more than ${MOST_COLUMNS} columns does not fit a phone.`);
  }
}
