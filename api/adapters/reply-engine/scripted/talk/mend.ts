import { answerAct } from './answer-act.ts';
import { answerAtLast, answerQuestion, TO_HER } from './answer-question.ts';
import { ownUp } from './moves.ts';
import { react } from './react.ts';
import { realise } from './realise.ts';
import { rankerOf, tellingWords } from './similar.ts';
import { addressOf, attempt, type Part, sayOwed, sayTurn, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';

/** He says that she went past what he had asked or told; what stands beside it is what he meant. */
const COMPLAINTS = [
  /\b(?:but |no |arre )?i (?:just |only |had |have )?(?:asked|meant|mean|was asking|am asking|was talking|am talking|was saying|told you)\b(?: (?:you|u|about|for|to you))*/iu,
  /\b(?:my question (?:was|is)|the question (?:was|is)|we were (?:talking|saying)(?: about)?)\b/iu,
  /\byou (?:have )?(?:misread|misheard|misunderstood|dodged|ignored|missed|avoided|are avoiding|changed the topic|did ?n[o']?t (?:answer|hear|get|read|listen))\b(?: (?:me|my question|it|that|this))*/iu,
  /\b(?:answer|listen to) (?:me|my question|what i)\b|\bnot (?:answering|listening)\b|\bwhat has (?:that|this|it) to do with\b|\bthat (?:is|was|'s) not (?:it|what i)\b(?: (?:asked|meant|said))*/iu,
  /\b(?:maine?|mene|main)?\s*(?:to|toh|ye|yeh|aapse|tumse|aap se|tum se)?\s*(?:pucha|puchha|poocha|puch|pooch)\b\s*(?:tha|thi|hai|h|raha|rahi|rha|rhi|na|hu|hoon|to|toh)*\b/iu,
  /\bki baat (?:thi|tha|hai|kar (?:raha|rahi|rha|rhi) (?:tha|thi|hu|hoon|hun)|ho rahi)\b|\bbaat kar (?:raha|rahi|rha|rhi) (?:tha|thi)\b/iu,
  /\b(?:suna|suni|sunte|samjhi|samjhe) (?:hi )?nahi\b|\bsun (?:hi )?nahi rah[aie]\b|\b(?:kaha|kahan|kidhar) se aa ga[iy]\w*\b|\bjawab (?:nahi|to|toh|do|de)\b|\bbataya nahi\b|\b(?:nahi|nhi|nahin) (?:bataya|batayi|batai) (?:tumne|aapne|tune|abhi)\b/iu,
  /(?:मैंने |मैने )?(?:तो |आपसे |तुमसे |ये |यह ){0,4}(?:पूछा|पूछ)(?: (?:था|थी|है|रहा|रही|हूँ|हूं|ना|तो))*/u,
  /की बात (?:थी|कर|हो)(?: (?:रहा|रही|था|थी|हूँ|हूं))*|सुना (?:ही )?नहीं|सुन (?:ही )?नहीं|कहाँ से आ ग\p{L}*|जवाब (?:नहीं|तो|दो|दीजिए)|बताया नहीं|नहीं बताया (?:तुमने|आपने)/u,
];

/** Told of somebody else: "boss ne pucha". */
const OTHERS =
  /\b(?:usne|unhone|boss|sir|he|she|they|usse|usko|unse|him|her|mummy|papa|doctor|teacher|ladki|ladke|wife|everyone|people|sab) (?:ne |se |ko )?(?:asked|pucha|puchha|poocha|puch)\b|ने (?:मुझसे )?पूछा(?! था)/iu;

const NOISE =
  /\b(?:arre|are|arrey|yaar|yar|bhai|na|no|nahi|nahin|but|ji|didi|haha|lol|hello|oye|please|plz|wo|woh|ye|yeh|to|toh|so|ab|about|hi|acha|accha|main|mai|maine|mene|aap|aapne|aapse|tum|tumne|tumse|tha|thi|raha|rahi|rha|rhi|hu|hoon|hun|hai|h|kya|sun|suna|bola|if|whether|that|for|just)\b|[?!.,…]|(?<!\p{L})(?:अरे|यार|ना|जी|तो|नहीं|वो|ये|मैं|मैंने|आप|आपने|आपसे|तुम|तुमने|था|थी|रहा|रही|हूँ|है|क्या)(?![\p{L}\p{M}])|\p{Extended_Pictographic}/giu;
const LEADING = /^(?:(?:on|in|at|of|to|from|with|about|and|as|aur)\s)+/iu;
const BREAK = /[,.!?।]|\p{Extended_Pictographic}/u;
const DANGLING = /(?:\s(?:ka|ki|ke|ko|se|me|mein|par|pe|of|in|the|a|का|की|के|को|से|में|पर)){1,6}$/iu;
/** "Not a film, a book": what is denied is not what was meant. */
const DENIED =
  /(?<!\s),?\s*\bnot (?:the |a |an |my |about )*[\p{L}']+(?: [\p{L}']+)?|(?<!\p{L})\p{L}+ nahi,\s*|(?<![\p{L}\p{M}])[\p{L}\p{M}]+ नहीं,\s*/giu;

/** In Hindi what was meant stands before the verb. */
const HINDI_ORDER = /p(?:u|oo)c?hh?a|puch|pooch|ki baat|baat kar|पूछ|की बात/iu;

/** What was meant had been asked, and not told. */
const ASKED = /\b(?:ask|asked|asking|question|answer|dodged)\b|p(?:u|oo)c?hh?a|puch|pooch|पूछ/iu;

const MOST_MATTER = 5;

/** What he says he meant, where a sentence complains of an answer; '' where it does not say. */
export function complaintIn(text: string): string | undefined {
  if (OTHERS.test(text)) return undefined;
  const found = COMPLAINTS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return undefined;
  // What belongs to it ends where another thought begins.
  const before = text.slice(0, found.index).split(BREAK).at(-1) ?? '';
  const [after = ''] = text.slice(found.index + found[0].length).split(BREAK);
  const clean = (piece: string) =>
    piece
      .replace(DENIED, ' ')
      .replace(NOISE, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(DANGLING, '')
      .replace(LEADING, '');
  const [first, second] = [clean(before), clean(after)];
  const matter = HINDI_ORDER.test(found[0]) && first.length >= 3 ? first : second;
  return matter.split(' ').length <= MOST_MATTER ? matter : '';
}

/** What stands behind the words of complaining, before them, and on both sides. */
function besideComplaint(text: string): string[] {
  const found = COMPLAINTS.map((pattern) => pattern.exec(text)).find(Boolean);
  if (!found) return [];
  const after = text.slice(found.index + found[0].length).trim();
  const before = text.slice(0, found.index).split(BREAK).at(-1)?.trim() ?? '';
  return [after, before, `${before} ${after}`.trim()].filter((piece) => piece !== '');
}

/** The sentence that complains, the one that says best what he meant first. */
export function complaint({ heard, name }: Talk): { clause: Clause; matter: string } | undefined {
  const found = heard.clauses.flatMap((clause) => {
    const matter = complaintIn(clause.text);
    if (matter === undefined) return [];
    const words = matter.split(' ').filter((word) => word.toLowerCase() !== name);
    return [{ clause, matter: words.join(' ') }];
  });
  return found.toSorted((a, b) => b.matter.length - a.matter.length)[0];
}

/** Answers that are no answers, or were given before to the same question. */
const WEAK =
  /^(?:no answer|not in her story|view|would do|choice|advice-back|takes up|loss, still|still heavy)|unsure|unasked/;

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

/**
 * Takes up what she had gone past: answers it where she can, and otherwise names it in his words and says that she
 * has no answer.
 */
export function mend(talk: Talk, clause: Clause, matter: string): Part | undefined {
  const { state, understand } = talk;
  const earlier = meantIn(talk, matter);
  const named = matter.split(' ').length > 1 ? understand(matter).whole : undefined;
  const asked = ASKED.test(clause.text);
  // "Maine poocha aap kahan rehti hain": what stands beside the complaint is the question itself.
  const question = asked
    ? besideComplaint(clause.text)
        .map((text) => understand(text).whole)
        .find((one) => one.isQuestion && one.words > 1)
    : undefined;
  const renamed = question
    ? question
    : named && {
        ...named,
        isQuestion: asked,
        text: asked && !OF_HIM.test(matter) ? `${named.text} you` : named.text,
      };
  const meant = earlier ?? renamed;
  const before = state.source;
  delete state.asked;
  delete state.situation;
  const answerTo = (one: Clause | undefined) =>
    attempt(
      talk,
      () => one && (one.isQuestion ? answerQuestion(talk, one) : react(talk, one)),
      ({ why }) => !WEAK.test(why) && why.split(' ').slice(0, 2).join(' ') !== before,
    );
  const hers = [renamed, earlier].find((one) => one?.isQuestion && TO_HER.test(one.text));
  const again = asked
    ? (answerTo(renamed) ?? answerTo(earlier) ?? (hers && answerAtLast(talk, hers)))
    : answerTo(meant);
  if (again) {
    return {
      ...again,
      text: [sayOwed(talk), again.text].filter(Boolean).join(' '),
      why: `mends: ${again.why}`,
      isWhole: true,
    };
  }
  // What was told and not asked has nothing to own up to.
  const isHers = asked && (meant?.isQuestion ?? clause.isQuestion);
  const takenUp =
    earlier && isNameable(matter)
      ? sayTurn(talk, 'mend-matter', { matter: turned(talk, matter) })
      : undefined;
  // What promises an answer is said only where one follows.
  const opening = takenUp ?? sayTurn(talk, 'mend-sorry');
  const next = heardElse(talk, clause);
  if (next) {
    return {
      ...next,
      text: [takenUp ?? sayTurn(talk, 'correction'), next.text].filter(Boolean).join(' '),
      why: `mends, then ${next.why}`,
    };
  }
  const rest = isHers
    ? ownUp(
        talk,
        TO_HER.test(meant?.text ?? clause.text) ? 'no-idea-her' : 'no-idea',
        meant?.text ?? matter,
      )
    : sayTurn(talk, asked ? 'once-more' : 'mend-told');
  return opening
    ? { text: [opening, rest].filter(Boolean).join(' '), why: 'mends, unanswered', isWhole: true }
    : undefined;
}

/** One or two telling words that read well behind "it was about". */
const isNameable = (matter: string): boolean => {
  const words = matter.split(' ').length;
  return (
    words <= 2 &&
    tellingWords(matter).length === words &&
    !/(?:ta|ti|te|na|ne|[iu]ng|ed)$/iu.test(matter)
  );
};

const OF_HIM = /\b(?:my|mera|meri|mere|i|me)\b|मेर[ाीे]/iu;

/** "Sing me a couplet": what is wished for, and given as such. */
function wished(talk: Talk, { acts }: Clause, clause = talk.heard.whole): Part | undefined {
  const wish = acts.find(({ label, p }) => label.startsWith('want-') && p > LIKELY_WISH);
  return wish && answerAct(talk, clause, wish.label);
}

const LIKELY_WISH = 0.3;

/** An answer to what else is asked in the same message. */
function heardElse(talk: Talk, complaining: Clause): Part | undefined {
  const question = talk.heard.clauses.findLast(
    (one) => one !== complaining && one.isQuestion && one.words > 2,
  );
  return attempt(
    talk,
    () => question && (wished(talk, question) ?? answerQuestion(talk, question)),
    ({ why }) => !WEAK.test(why),
  );
}

/** His words as she says them: "my new job" is "your new job". */
const TURNED: Record<string, string> = {
  i: 'you',
  my: 'your',
  mine: 'yours',
  me: 'you',
  am: 'are',
  "i'm": "you're",
  you: 'I',
  your: 'my',
  ur: 'my',
  mera: '[tumhara|aapka]',
  meri: '[tumhari|aapki]',
  mere: '[tumhare|aapke]',
  mujhe: '[tumhe|aapko]',
  tumhara: 'mera',
  aapka: 'mera',
  tera: 'mera',
  tumhari: 'meri',
  aapki: 'meri',
  teri: 'meri',
  tumhare: 'mere',
  aapke: 'mere',
  मेरा: '[तुम्हारा|आपका]',
  मेरी: '[तुम्हारी|आपकी]',
  मेरे: '[तुम्हारे|आपके]',
  मुझे: '[तुम्हें|आपको]',
  आपका: 'मेरा',
  आपकी: 'मेरी',
  आपके: 'मेरे',
  तुम्हारा: 'मेरा',
  तुम्हारी: 'मेरी',
  तुम्हारे: 'मेरे',
};

function turned(talk: Talk, matter: string): string {
  const words = matter.split(' ').map((word) => TURNED[word.toLowerCase()] ?? word);
  return realise(words.join(' '), addressOf(talk));
}
