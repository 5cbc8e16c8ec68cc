import { answerQuestion } from '../answer-question.ts';
import { withAnswerTaken } from '../answered.ts';
import { flirtInstead } from '../flirt.ts';
import { isSoft } from '../light.ts';
import { withHappening } from '../on-happening.ts';
import { likelierReply } from '../ranking/alternatives.ts';
import { betterReply } from '../ranking/better.ts';
import { asksToRemember, recall } from '../recall.ts';
import { deniesSlip, ofDenied, withoutDenied } from '../slip.ts';
import { denySituation } from '../state.ts';
import { tellingOf } from '../telling.ts';
import { attempt, orInstead, type Part, sayTurn, type Talk } from '../turn.ts';
import { advisedInstead } from './advised.ts';
import { ASKS_PLAINLY } from './clauses.ts';
import { grantedEnglish, withTheRest } from './in-a-language.ts';
import { announcesGood } from './news.ts';
import { isSure, LONGEST_PAIR } from './questions.ts';
import { byRules } from './rules.ts';

/** What the rules choose, or what is likelier to be right. */
export function likeliest(talk: Talk): Part {
  const mayDeny =
    talk.mood === undefined &&
    !talk.heard.clauses.some(({ isGrave }) => isGrave) &&
    tellingOf(talk.heard.whole).telling !== 'bad';
  const isDenied = mayDeny && deniesSlip(talk);
  const isOfDenied = isDenied ? ofDenied(talk) : undefined;
  if (isDenied) {
    denySituation(talk.state);
    delete talk.state.asked;
  }
  const meant = (mayDeny && withoutDenied(talk)) || talk;
  const reply = () => withTheRest(talk, grantedEnglish(meant) ?? chosenOf(meant), chosenOf);
  const part = attempt(talk, reply, (one) => !isOfDenied?.(one));
  // Rather than miss it again, she owns up and leaves it to him.
  if (!part) return { text: sayTurn(talk, 'correction') ?? '…', why: 'correction', isWhole: true };
  const sorry = isDenied && !OWNS_UP.test(part.why) ? sayTurn(talk, 'correction') : undefined;
  if (sorry) return { ...part, text: `${sorry} ${part.text}`, why: `${part.why} + corrected` };
  const cheer = announcesGood(talk) && !CHEERS.test(part.why) && sayTurn(talk, 'congratulations');
  return cheer
    ? { ...part, text: `${cheer} ${part.text}`, why: `congratulations + ${part.why}` }
    : part;
}

/** The choice of the rules, or what is likelier to be right. */
function chosenOf(talk: Talk): Part {
  const rules = () =>
    withHappening(
      talk,
      orInstead(
        talk,
        () => answeredIfAsked(talk),
        (one) => betterReply(talk, one),
      ),
    );
  const likelier = () => orInstead(talk, rules, (one) => likelierReply(talk, one));
  const played = () => orInstead(talk, likelier, (one) => flirtInstead(talk, one));
  return withAnswerTaken(
    talk,
    orInstead(talk, played, (one) => advisedInstead(talk, one)),
  );
}

/** A question is never met with a nod, whatever else its message was heard as. */
function answeredIfAsked(talk: Talk): Part {
  const { used } = talk.state;
  const before = used.length;
  const part = withRecalled(talk, byRules(talk));
  const asked = part.isBare
    ? talk.heard.clauses.findLast(
        (one) => one.isQuestion && (one.text.includes('?') || ASKS_PLAINLY.test(one.text)),
      )
    : undefined;
  if (!asked) return part;
  const nods = used.splice(before);
  const answer = attempt(
    talk,
    () => answerQuestion(talk, asked),
    ({ isBare }) => !isBare,
  );
  if (!answer) used.push(...nods);
  return answer ?? part;
}

/** "Ab kya banaun? Waise meri behen ka naam yaad hai?": what she is to remember is told, whatever else is answered. */
function withRecalled(talk: Talk, part: Part): Part {
  const asked = isSoft(talk.mood) ? undefined : talk.heard.clauses.find(asksToRemember);
  if (!asked || TELLS_KEPT.test(part.why)) return part;
  const told = attempt(
    talk,
    () => recall(talk, asked),
    ({ why }) => why.startsWith('recalled'),
  );
  if (!told) return part;
  const hasRoom = isSure(part) && part.text.length + told.text.length <= LONGEST_PAIR;
  return hasRoom && !part.isBare
    ? { ...part, text: `${told.text} ${part.text}`, why: `${told.why} + ${part.why}` }
    : told;
}

/** What tells already what was kept, or lets him go. */
const TELLS_KEPT = /recalled|knows|not told|farewell|good-night|for certain/;

const CHEERS = /congratulations|glad-for|good |joy|win|farewell|good-night|recalled/;

/** Owns up to a mistake already, or goes. */
const OWNS_UP = /^(?:mends|owns up|correction|introduce|farewell|good-night|what-meant)/;
