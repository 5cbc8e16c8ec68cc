import type { SuggestionsContent } from '#content-reader/kinds/talk.ts';
import type { ReplyTurn, Suggest } from '../../../../domain/ports.ts';
import { answerLanguage } from '../../../../domain/text/detect-language.ts';
import { GOES } from './composing/clauses.ts';
import { genderIn, isAapIn } from './slots.ts';
import { lineHash } from './state.ts';
import { drawsFrom, type Opening, suggest } from './suggest.ts';
import type { Clause, Understood } from './understand.ts';

/** Acts after which nothing is proposed. */
const SILENT = new Set([
  'leave-me',
  'stop-flirting',
  'dont-ask',
  'dont-call-me',
  'be-serious',
  'too-many-questions',
  'insult',
  'want-explicit',
]);

/** How sure it has to be of an act, or of a topic. */
const SURE = 0.5;

const likeliest = (guesses: Clause['acts']) =>
  guesses[0] && guesses[0].p > SURE ? guesses[0].label : undefined;

/** Proposes replies to what any engine has written, by what was said and how the reply ends. */
export function createSuggesting(
  content: SuggestionsContent,
  understand: (text: string) => Understood,
): Suggest {
  return (turn, reply) => {
    const said = turn.history.flatMap((one) => (one.sender === 'user' ? [one.content] : []));
    const opening = openingOf(turn, reply, understand(said.at(-1) ?? '').whole);
    if (!opening) return [];
    const random = drawsFrom(lineHash(reply));
    const language = answerLanguage(said, turn.companion.persona?.voice.hinglish ?? 0.3, random);
    const address = {
      isAap: newest(said, isAapIn) ?? language === 'hindi',
      gender: newest(said, genderIn),
    };
    const her = turn.companion.name.split(' ')[0] ?? turn.companion.name;
    return suggest(content, opening, { language, address, her, said, closed: [], random });
  };
}

function openingOf(turn: ReplyTurn, reply: string, heard: Clause): Opening | undefined {
  if (turn.mood) return undefined;
  const isQuestion = /[?？][^\p{L}?？]*$/u.test(reply);
  if (turn.kind === 'welcome') return { kind: isQuestion ? 'open' : 'welcome' };
  const act = likeliest(heard.acts);
  const topic = likeliest(heard.topics);
  if (act && SILENT.has(act)) return undefined;
  if (act && GOES.has(act)) return { kind: 'bye' };
  if (act === 'bad') return { kind: 'heavy' };
  return { kind: isQuestion ? 'open' : 'told', topic };
}

const newest = <Found>(said: string[], find: (text: string) => Found | undefined) =>
  said.map(find).findLast((found) => found !== undefined);
