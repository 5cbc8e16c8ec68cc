import { besideComplaint, complaintIn } from '../complaint.ts';
import { rankerOf, tellingWords } from '../similar.ts';
import type { Talk } from '../turn.ts';
import type { Clause } from '../understand.ts';

/** What he says that she went past. */
export interface Missed {
  /** The sentence that complains. */
  clause: Clause;
  /** What he names in it; '' where he names nothing. */
  matter: string;
  /** It had been asked, and not told. */
  isAsked: boolean;
  /** What stands beside the complaint, and is the question itself. */
  question?: Clause | undefined;
  /** The same as far as it can be told from the complaint. */
  renamed?: Clause | undefined;
  /** It in his own earlier words. */
  earlier?: Clause | undefined;
  /** What her last reply came from. */
  before?: string | undefined;
}

/** What was meant had been asked, and not told. */
const ASKED =
  /\b(?:ask|asked|asking|question|answer|dodged|bataya nahi+n?|nahi+n? bata(?:ya|yi))\b|p(?:u|oo)c?hh?a|puch|pooch|ma+ng[ai] th[ai]|पूछ|माँगा था|माँगी थी|मांगी थी|बताया नहीं|नहीं बताया/iu;
const MEANT = /\bi (?:just |only )?mean(?:t)?\b|\b(?:mera )?matlab\b|मतलब/iu;

/** "Leave it. Why did you go?": what went wrong is let go, and something else asked. */
const DROPS =
  /\b(?:chalo? (?:ye |yeh )?b(?:a)?ta\p{L}*|chh?o(?:d|r)o?|leave (?:it|that)|never ?mind|khair|jaane do|rehne do|forget (?:it|that))\b|(?:ख़ैर|खैर)|छोड़|जाने दो|रहने दो/iu;

/** The sentence that complains, the one that says best what he meant first. */
export function complaint({ heard, name }: Talk): { clause: Clause; matter: string } | undefined {
  if (DROPS.test(heard.whole.text) && heard.clauses.at(-1)?.isQuestion) return undefined;
  const found = heard.clauses.flatMap((clause) => {
    const matter = complaintIn(clause.text);
    if (matter === undefined) return [];
    const words = matter.split(' ').filter((word) => word.toLowerCase() !== name);
    return [{ clause, matter: words.join(' ') }];
  });
  return found.toSorted((a, b) => b.matter.length - a.matter.length)[0];
}

const OF_HIM = /\b(?:my|mera|meri|mere|i|me)\b|मेर[ाीे]/iu;

/** How often he has asked, and no matter. */
const TIMES =
  /\b(?:do|teen|char|kitni|itni|kai|\d) (?:do )?ba+r\b|\b(?:twice|thrice|again|already|before|chuk[aie]|times|kab se|pehle|phir se)\b|(?:दो|तीन|कितनी|इतनी|कई) बार|(?<![\p{L}\p{M}])(?:चुक[ाीे]|पहले|फिर)(?![\p{L}\p{M}])/giu;

/** What was missed, of a sentence that complains and what it names. */
export function missedIn(talk: Talk, clause: Clause, matter: string): Missed {
  const { understand } = talk;
  const isAsked = ASKED.test(clause.text);
  // "Maine poocha aap kahan rehti hain": what stands beside the complaint is the question itself.
  const question =
    isAsked || (MEANT.test(clause.text) && !asksAfter(talk, clause))
      ? [
          ...besideComplaint(clause.text),
          ...clause.text.split(/[,;:] */),
          // "Which city is yours, I have asked twice": it stands before it.
          ...(tellingWords(matter.replace(TIMES, ' ')).length === 0 ? elseAsked(talk, clause) : []),
        ]
          .filter((text) => complaintIn(text) === undefined)
          .map((text) => understand(text).whole)
          .find((one) => one.isQuestion && one.words > 2)
      : undefined;
  const named = matter.split(' ').length > 1 ? understand(matter).whole : undefined;
  const renamed =
    question ??
    (named && {
      ...named,
      isQuestion: isAsked,
      text: isAsked && !OF_HIM.test(matter) ? `${named.text} you` : named.text,
    });
  return { clause, matter, isAsked, question, renamed, earlier: meantIn(talk, matter) };
}

/** What was meant, in his own earlier words: the message that has most of the words he complains with. */
function meantIn({ said, understand }: Talk, matter: string): Clause | undefined {
  const earlier = said.slice(-4).toReversed();
  const clauses = earlier.flatMap((text) =>
    understand(text).clauses.filter((one) => one.words > 1 && complaintIn(one.text) === undefined),
  );
  const named = rankerOf(
    clauses.map((one) => ({ text: one.text, value: one })),
    0,
  )(matter)[0]?.value;
  return (
    named ?? (tellingWords(matter).length === 0 ? clauses.find((one) => one.isQuestion) : undefined)
  );
}

/** "I meant the liftman. But what happens to the postman?": what he asks now stands behind it. */
const asksAfter = ({ heard: { clauses } }: Talk, complaining: Clause): boolean =>
  clauses.slice(clauses.indexOf(complaining) + 1).some((one) => one.isQuestion && one.words > 2);

const elseAsked = ({ heard }: Talk, complaining: Clause): string[] =>
  heard.clauses.filter((one) => one !== complaining && one.isQuestion).map(({ text }) => text);
