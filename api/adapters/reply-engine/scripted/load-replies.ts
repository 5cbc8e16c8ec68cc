import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { type RepliesContent, repliesContent } from '#content-reader/kinds/conversation.ts';
import { PLACEHOLDERS, placeholdersOf } from './fill-line.ts';
import { NAMED_SUBJECTS, type Replies } from './match-subject.ts';

/** The lines cannot be used; `problems` has one entry for each mistake, with its file and field. */
export class RepliesError extends Error {
  readonly code = 'replies_invalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The companion's lines have mistakes:\n${problems.join('\n')}`);
    this.name = 'RepliesError';
    this.problems = problems;
  }
}

type Checked = { content: RepliesContent } | { problems: string[] };

/** Misspelt placeholders, as "english.any.2: …". */
const unknownPlaceholders = ({ english, hinglish, hindi }: RepliesContent): string[] =>
  Object.entries({ english, hinglish, hindi }).flatMap(([language, byType]) =>
    Object.entries(byType).flatMap(([type, lines]) =>
      lines.flatMap((line, index) =>
        placeholdersOf(line)
          .filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
          .map((name) => `${language}.${type}.${index}: {${name}} is no placeholder`),
      ),
    ),
  );

/** Reads one subject from the text of its file. Lines are counted from 0, as in `english.any.0`. */
export const parseReplies = (text: string): Checked => {
  const document = parseDocument(text);
  if (document.errors.length > 0)
    return { problems: document.errors.map((e) => e.message.split('\n', 1)[0] ?? '') };
  const parsed = repliesContent.safeParse(document.toJS());
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`) };
  }
  const problems = unknownPlaceholders(parsed.data);
  return problems.length > 0 ? { problems } : { content: parsed.data };
};

/**
 * Reads every `.yaml` file of a folder; the file's name is the subject's.
 *
 * @throws RepliesError naming file and field of every mistake, and every named subject without a file
 */
export const loadReplies = async (folder: string): Promise<Replies> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const replies = new Map<string, RepliesContent>();
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    const checked = parseReplies(texts[index] ?? '');
    if ('content' in checked) replies.set(basename(file, '.yaml'), checked.content);
    else problems.push(...checked.problems.map((problem) => `${join(folder, file)}: ${problem}`));
  }
  const missing = NAMED_SUBJECTS.map((name) => `${name}.yaml`).filter((f) => !files.includes(f));
  problems.push(...missing.map((file) => `${join(folder, file)}: the file is missing`));
  if (problems.length > 0) throw new RepliesError(problems);
  return replies;
};
