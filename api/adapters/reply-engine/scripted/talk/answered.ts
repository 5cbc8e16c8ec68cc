import { withCapital } from '../../../../domain/text/capital.ts';
import { TOPICAL } from './answer-act.ts';
import type { Answered } from './bank.ts';
import { flirtingIn } from './flirt.ts';
import { knownByWords } from './known-by-words.ts';
import { isLight } from './light.ts';
import { maySayBack } from './may-say-back.ts';
import { happeningTold } from './on-happening.ts';
import { realise } from './realise.ts';
import { tellingWords } from './similar.ts';
import { SAYS_AGAIN } from './slip.ts';
import { tellingOf } from './telling.ts';
import { hurts } from './tone.ts';
import { actOf, addressOf, attempt, type Part, sayOne, type Talk } from './turn.ts';
import type { Clause } from './understand.ts';
import { turnedRound, withoutFillers } from './uptake.ts';

/** "No", to whatever was asked; behind it may stand what is meant instead. */
const SAYS_NO =
  /^(?:arre? |are |haha\p{L}* |oh |yaar )*(?:no+|nope|nahi+n?|nhi|nai|na)(?=[\s,.!]|$)|^(?:अरे )*(?:नहीं|ना)(?=[\s,।!.]|$)/iu;
const SAYS_YES =
  /^(?:arre? |are |haha\p{L}* |oh )*(?:yes|yeah|yep|yup|ya|haa?n+|ha|ji|bilkul|of course|sure|definitely)(?=[\s,.!]|$)|^(?:अरे )*(?:हाँ|हां|जी|बिल्कुल)(?=[\s,।!.]|$)/iu;
/** Her question was beside the point: "kaunsa birthday, abhi toh nahi hai", "I never said that". */
const DENIES =
  /\b(?:i (?:never|did(?: no|n['’]?t) (?:say|mean|tell))|maine (?:kab|kaha nahi)|aisa kuch nahi|(?:nahi|nhi) (?:hai|h|hua|hui|tha|thi) (?:abhi|koi|kuch|yaar|bhai)|abhi (?:toh? )?nahi|not (?:that|about)|galat samjh\p{L}*|that was (?:you|yours)|not (?:me|mine)|mer[aei] (?:nahi+n?|nhi)|(?:nahi+n?|nhi) (?:hai|hain) (?:meri|mera|mere))\b|मेर[ाीे] (?:[\p{L}\p{M}]+ )?नहीं|अभी (?:तो )?नहीं|ऐसा कुछ नहीं|मैंने कब|ग़लत समझ|गलत समझ/iu;

/** "Not bath, hot water bag": her question was of something else. */
const CORRECTS =
  /^(?:arre? |no,? |haha\p{L}*,? )*not (?:\p{L}+ ){0,2}\p{L}+,|^(?:arre? |haha\p{L}*,? )*\p{L}{3,} (?:nahi+n?|nhi),? \p{L}+ (?:\p{L}+ ){0,3}(?:bol|kah|keh|p(?:u|oo)ch)\p{L}*/iu;

/** In so few words he only nods, laughs or lets it be. */
const MOST_NODDING = 4;
const MOST_DODGING = 6;
const SURELY = 0.5;
const SURELY_BAD = 0.5;
const FLIRTS = 0.4;

const nods = (one: Clause): boolean =>
  (one.words <= MOST_NODDING &&
    actOf(one, 'ack', 'laugh', 'wow', 'thanks', 'greet', 'sorry', 'go-on') > SURELY) ||
  (one.words <= MOST_DODGING && actOf(one, 'dont-know', 'dodge') > SURELY);

/** What an answer does: it tells, or takes a side. Anything else wants something of its own. */
const ANSWERING = new Set([...TOPICAL, 'yes', 'no', 'agree', 'disagree', 'introduce', 'back']);
const WANTS = 0.5;

const wantsSomething = ({ acts, suspected = 0 }: Clause): boolean =>
  suspected + acts.reduce((sum, { label, p }) => sum + (ANSWERING.has(label) ? 0 : p), 0) > WANTS;

/** In so few words a sentence with his name in it says who he is, and nothing else. */
const MOST_OF_NAME = 6;

function introduces({ told }: Talk, one: Clause): boolean {
  const name = told.get('name');
  const isNamed = name !== undefined && one.text.toLowerCase().includes(name.toLowerCase());
  return (isNamed && one.words <= MOST_OF_NAME) || actOf(one, 'introduce') > SURELY;
}

/** Speaks of her, or to her. */
const isToHer = (one: Clause): boolean =>
  one.isHers || flirtingIn(one) + actOf(one, 'compliment-talk', 'compliment') > FLIRTS;

/**
 * What she says to the answer that he gives to a plain question of hers; undefined where she asked none, nothing is
 * written for it, or he speaks of something else.
 * @param told his sentences that ask nothing
 */
export function takeAnswer(talk: Talk, told: readonly Clause[]): Part | undefined {
  const { bank, voice, state, heard } = talk;
  const question = state.asked?.question ?? '';
  const replies = voice.answered[question] ?? bank.answered.get(question);
  // Who says his name or his town has not answered her greeting yet.
  if (question.startsWith('welcome/') && talk.told.size > 0) return undefined;
  if (!replies || !isLight(talk) || heard.clauses.some(({ isGrave }) => isGrave)) return undefined;
  const answers = told.filter((one) => !nods(one) && !introduces(talk, one));
  const isNone = (one: Clause) =>
    isToHer(one) || wantsSomething(one) || SAYS_AGAIN.test(one.text) || CORRECTS.test(one.text);
  if (answers.length === 0 || answers.some(isNone)) return undefined;
  const text = answers.map((one) => one.text).join(' ');
  const reply = replyTo(replies, text);
  if (!reply || turnsAway(talk, question, answers)) return undefined;
  const said = sayOne(talk, reply.say, true);
  if (!said) return undefined;
  const first = isForAny(reply) ? saidBack(talk, answers[0]) : undefined;
  return { text: [first, said].filter(Boolean).join(' '), why: `answered ${question}` };
}

/** Two pieces that are longer together would be read by nobody. */
const LONGEST = 250;
/** What meets already what he told, or leaves no room for it. */
const MEETS =
  /^(?:answered|thread|mends|owns up|correction|happening\/|situation\/|introduce|congratulations|commiserations|recalled|farewell|good-night|wish)/;

/** His answer to a question of hers is taken up before what he asks beside it is answered. */
export function withAnswerTaken(talk: Talk, part: Part): Part {
  const { clauses } = talk.heard;
  const told = clauses.filter(({ isQuestion }) => !isQuestion);
  const hasRoom = !part.isWhole && !part.isHeavy && !part.isBare && !MEETS.test(part.why);
  if (!hasRoom || told.length === 0 || told.length === clauses.length) return part;
  const taken = attempt(
    talk,
    () => takeAnswer(talk, told),
    ({ text }) => text.length + part.text.length <= LONGEST,
  );
  return taken
    ? { ...part, text: `${taken.text} ${part.text}`, why: `${taken.why} + ${part.why}` }
    : part;
}

const isForAny = ({ hear, is }: Answered): boolean => !hear && !is;

const DENIES_ANY = /\b(?:nahi+n?|nhi|not?|never|n['’]t)\b|नहीं/iu;
/** A longer answer is not said back. */
const MOST_SAID_BACK = 2;

/** A few words of his answer before what would suit any other: "Toolbox pe." Undefined where they would not read well. */
function saidBack(talk: Talk, answer: Clause | undefined): string | undefined {
  if (!answer || answer.words > MOST_SAID_BACK) return undefined;
  const { text } = answer;
  if (!maySayBack(text) || hurts(text) || DENIES_ANY.test(text)) return undefined;
  const isHindi = talk.language === 'hindi';
  const words = withoutFillers(text);
  const isTelling = tellingWords(words).length > 0 && !/[?,;:()"“”\d]/u.test(words);
  if (!isTelling || /\p{Script=Devanagari}/u.test(words) !== isHindi) return undefined;
  const turned = realise(turnedRound(words, talk.language), addressOf(talk));
  return `${withCapital(turned)}${isHindi ? '।' : '.'}`;
}

/** What was written for an answer of this kind; undefined where it denies what was asked. */
function replyTo(replies: readonly Answered[], text: string): Answered | undefined {
  const [no, yes] = [SAYS_NO.test(text), SAYS_YES.test(text)];
  const worded = replies.flatMap((one) =>
    one.hear ? [{ of: one, when: [one.hear], unless: [] }] : [],
  );
  const [heard] = knownByWords(worded, () => false)([text]);
  const said = replies.find(({ is }) => (is === 'no' && no) || (is === 'yes' && yes));
  const isDenied = !replies.some(({ is }) => is) && (no || DENIES.test(text));
  return heard?.of ?? said ?? (isDenied ? undefined : replies.at(-1));
}

/** Somebody or something is no more, or he is by himself: no remark for any answer meets that. */
const QUIET_LOSS =
  /\b(?:alone|by myself|no longer|not any ?more|is gone|akel[aei]|ab (?:nahi|nhi)|(?:nahi|nhi) ra?h[aei]|khatam|tired of|thak ga\p{L}* hu)\b|अकेल[ाीे]|अब नहीं|नहीं रह[ाीे]/iu;

/** He tells news of something else, or something sad where she had asked of something light. */
function turnsAway(talk: Talk, question: string, answers: readonly Clause[]): boolean {
  const happening = happeningTold(
    talk,
    answers.map((one) => one.text),
  );
  if (happening && happening.tone !== 'plain' && happening.id !== question) return true;
  if (talk.find.knownBy(question)?.tone === 'bad') return false;
  return answers.some((one) => {
    const { telling, p } = tellingOf(one);
    return (telling === 'bad' && p > SURELY_BAD) || QUIET_LOSS.test(one.text) || hurts(one.text);
  });
}
