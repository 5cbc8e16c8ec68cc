import type { SuggestionsContent } from '#content-reader/kinds/talk.ts';
import type { Composed } from './compose.ts';
import { lineHash } from './state.ts';
import { drawsFrom, type Opening, suggest } from './suggest.ts';
import { addressOf, type Talk, threadOf } from './turn.ts';

/** After these nothing is proposed: a no stands, and nobody is led on. */
const SILENT =
  /^(?:stop|leave-me|dont-ask|dont-call-me|stop-flirting|be-serious|too-many-questions|insult|want-explicit|prompt-attack|not-answered|not-listening|repeated|correction|price|after a stop|other-language|link-or-code|want-number|want-meet)\b/;

const BYE = /^(?:farewell|good-night|be-right-back)\b/;

/** What a visitor may do after this reply; undefined where nothing is proposed. */
function openingAfter(
  talk: Talk,
  { text, why }: Pick<Composed, 'text' | 'why'>,
): Opening | undefined {
  const { state, mood } = talk;
  const [first = ''] = why;
  const topic = state.asked?.topic ?? threadOf(talk, state.asked?.thread)?.topic ?? state.topic;
  if (mood || state.stopped > 0 || SILENT.test(first)) return undefined;
  if (BYE.test(first)) return { kind: 'bye' };
  if (state.game) return undefined;
  const thread = threadOf(talk, state.asked?.thread);
  const isQuestion = /[?？][^\p{L}?？]*$/u.test(text);
  if (state.heavy > 0 || state.grief > 0) return { kind: 'heavy' };
  // A thread with an answer to a yes is a question that wants one.
  if (thread?.yes && isQuestion) return { kind: 'yes-no', topic };
  if (isQuestion) return { kind: 'open', topic };
  return first === 'welcome' ? { kind: 'welcome' } : { kind: 'told', topic };
}

/** What is proposed below a reply of the built-in engine. */
export function proposals(
  talk: Talk,
  content: SuggestionsContent | undefined,
  composed: Pick<Composed, 'text' | 'why'>,
): string[] {
  const opening = content && openingAfter(talk, composed);
  if (!opening) return [];
  return suggest(content, opening, {
    language: talk.language,
    address: addressOf(talk),
    her: talk.name.replace(/^./, (letter) => letter.toUpperCase()),
    said: [...talk.said, talk.heard.text],
    closed: Object.keys(content.topics).filter((topic) => isClosed(talk, topic)),
    // Draws of its own: what is proposed changes nothing in what she says next.
    random: drawsFrom(lineHash(composed.text)),
  });
}

/** Not to be talked about, or she has told about herself what the question would ask. */
const isClosed = ({ state, voice, language }: Talk, topic: string): boolean =>
  state.bounds.includes(`topic:${topic}`) ||
  state.used.includes(lineHash(voice.facts[topic]?.[language] ?? ''));
