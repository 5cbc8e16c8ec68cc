/** Who else a model thinks is speaking. */
const OTHERS = 'User|Human|Visitor|Customer|Instruction|Input|System';
const HERS = 'Assistant|AI|Bot|Companion|Model|Character|Response|Jaanu';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `**Riya (smiling):**` and similar, at the start of a line or sentence. */
const labelled = (names: string) =>
  new RegExp(
    `^\\s*(?:#{1,4}\\s*)?(?:\\*\\*|__)?(?:${names})(?:\\s*\\([^)\\n]{1,40}\\))?(?:\\*\\*|__)?\\s*:\\s*(?:\\*\\*|__)?[ \\t]*`,
  );

/** Speaker names, before her words and before somebody else's. */
export function speakerLabels(name: string) {
  const first = name.split(' ')[0] ?? name;
  const own = labelled([...[name, first].map(escaped), HERS].join('|'));
  const other = labelled(OTHERS);
  /** Only at the start of a line: "You: always late." */
  const you = /^\s*(?:You|Me|Him|He)\s*:\s/;
  return {
    withoutOwn: (sentence: string): string => sentence.replace(own, ''),
    withoutOther: (sentence: string): string => sentence.replace(other, ''),
    isOthers: (sentence: string, isLineStart: boolean): boolean =>
      other.test(sentence) || (isLineStart && you.test(sentence)),
  };
}

/** What is done rather than said: "laughs softly", "muskurati hai". */
const DOING =
  /^(?:\p{Ll}{3,}(?:s|es|ing|ly)\b|(?:softly|gently|with)\b|(?:has|hans|muskura|sharma|palk|dheere|khilkhila|aankh|nazar)\p{L}*|(?:हँस|हंस|मुस्कु|मुस्करा|शर्मा|धीरे|पलक|नज़र)\p{L}*)/iu;

/**
 * Stage directions are left out: the chat shows spoken words only. What is only stressed by asterisks keeps its words, and
 * loses them.
 */
export function withoutDirections(text: string): string {
  const plain = text
    .replaceAll(/\*\*([^*\n]+)\*\*|__([^_\n]+)__/g, '$1$2')
    .replaceAll(/\*([^*\n]{1,200})\*/g, (_, inner: string, at: number, all: string) => {
      const words = inner.trim();
      const isSeveral = /\s/.test(words);
      const isDirection = beginsSentence(all.slice(0, at))
        ? isSeveral || DOING.test(words)
        : isSeveral && DOING.test(words);
      return isDirection ? '' : words;
    })
    .replaceAll(/(?<=^|[\s.!?…।])\(([^()\n]{3,80})\)/g, (whole, inner: string) =>
      DOING.test(inner.trim()) ? '' : whole,
    );
  return plain.replaceAll(/\*/g, '').replaceAll(/(?<=\S) {2,}(?=\S)/g, ' ');
}

/** Whether what follows `before` is the first of its sentence or line. */
function beginsSentence(before: string): boolean {
  const said = before.trimEnd();
  const gap = before.slice(said.length);
  return said === '' || gap.includes('\n') || (gap !== '' && /[.!?…।]["”)]*$/.test(said));
}

/** Marks of Markdown that a chat does not show. */
export const withoutMarkdown = (line: string): string =>
  line
    .replaceAll(/```[\w-]*[ \t]*\n?/g, '')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replace(/^(\s*)#{1,6}[ \t]+/, '$1')
    .replace(/^(\s*)[-•][ \t]+(?=\S)/, '$1')
    .replace(/^(\s*)>[ \t]+/, '$1');

/** Half an emoji, of bytes or of a joined one, is none. */
export const withoutHalves = (text: string): string =>
  text
    .replaceAll('\ufffd', '')
    .replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');

/** What joins an emoji with one that never came. */
export function withoutLooseEnd(text: string): string {
  const whole = withoutHalves(text);
  let end = whole.trimEnd().length;
  if (whole[end - 1] !== JOINER) return whole;
  while (whole[end - 1] === JOINER) end--;
  return whole.slice(0, end);
}

const JOINER = '\u200d';
