import type { Thread } from './bank.ts';
import { askAfter } from './moves.ts';
import { askOnSubject } from './on-subject.ts';
import { lineHash } from './state.ts';
import { type Asking, type Part, say, sayOne, sayTurn, type Talk } from './turn.ts';

/** Topics to open by herself, when nothing else is being talked about. */
const OPENERS = [
  'films',
  'songs',
  'street-food',
  'childhood',
  'weekend',
  'tea',
  'travel',
  'rain',
  'friends',
  'cooking',
  'books',
  'school-days',
  'city',
  'festival',
  'night-sky',
  'best-friend',
  'wish',
  'habits',
  'comedy',
  'hometown',
  'free-time',
  'dream-goal',
];

const LAST_CHAPTER = 4;

/** How often something he told before comes up by itself, where there is room for it. */
const CALLS_BACK = 0.4;

/** How often a question on his very matter follows right after another question. */
const ASKS_ON = 0.6;

/**
 * Whether she may end in a question: fewer than every second reply does, and hardly two in a row.
 * @param again how often it may follow another one
 */
function mayAsk({ state, random }: Talk, again = 0.25): boolean {
  if (state.bounds.includes('questions')) return false;
  const lately = state.questions.slice(0, 6);
  const share = lately.filter(Boolean).length / Math.max(lately.length, 1);
  if (lately[0]) return share < 0.4 && random() < again;
  return share < 0.5;
}

/** Nothing more of hers stands behind advice to him, or behind an answer from her own life. */
const SAID_ENOUGH = /^(?:advice|own )/;
/** What was written for his very matter has its own question, or none. */
const WRITTEN_FOR_HIS = /^(?:[a-z]+ \+ )?(?:situation\/|advice, |card )/;

/** Something that leads on, after an answer; undefined where the answer stands better alone. */
export function leadOn(talk: Talk, answer: Part, isToQuestion: boolean): Part | undefined {
  const { random, state } = talk;
  if (answer.isWhole || /[?？]/.test(answer.text)) return undefined;
  if (answer.text.length > 230) return undefined;
  if (answer.why === 'introduce') return askOfDay(talk);
  const topic = answer.topic;
  const draw = random();
  // Readers found an answer of hers right less often where a question of hers stood behind it.
  if (isToQuestion && (answer.thread || answer.next || topic)) return undefined;
  if (answer.thread && mayAsk(talk)) return asked(talk, talk.bank.threads.get(answer.thread));
  if (answer.next) {
    // What no answer is written for is not asked.
    const hasReplies = talk.bank.answered.has(answer.next.id);
    return hasReplies && mayAsk(talk, ASKS_ON) ? plainly(talk, answer.next) : undefined;
  }
  const onSubject = answer.isUnclear && mayAsk(talk, ASKS_ON) ? askOnSubject(talk) : undefined;
  if (onSubject) return onSubject;
  if (answer.isUnclear) {
    const asks = mayAsk(talk) && (answer.move === undefined || draw < 0.6);
    const back = draw < CALLS_BACK ? asksAfterPerson(talk) : undefined;
    return back ?? (asks ? following(talk, answer) : undefined);
  }
  if (WRITTEN_FOR_HIS.test(answer.why)) return undefined;
  if (answer.isHeavy || state.heavy > 0) {
    return topic && mayAsk(talk) && draw < 0.5 ? threadOn(talk, topic) : undefined;
  }
  if (topic) {
    const own = () => (SAID_ENOUGH.test(answer.why) ? undefined : ownFact(talk, topic));
    const ask = () => (mayAsk(talk) ? threadOn(talk, topic) : undefined);
    if (draw < 0.45) return own() ?? ask();
    if (draw < 0.88) return ask() ?? own();
    return undefined;
  }
  if (!answer.isSmall) return undefined;
  const told = draw < CALLS_BACK ? asksAfterPerson(talk) : undefined;
  if (told) return told;
  const open = state.topic && mayAsk(talk) && draw < 0.5 ? threadOn(talk, state.topic) : undefined;
  if (open) return open;
  if (draw < 0.65) return typed(talk);
  if (draw < 0.8) return chapter(talk) ?? typed(talk);
  if (mayAsk(talk)) return opener(talk);
  return undefined;
}

/** Who has just said his name and nothing else is asked how his day goes. */
function askOfDay(talk: Talk): Part | undefined {
  const text = talk.state.count <= 1 && mayAsk(talk) ? sayTurn(talk, 'after-name') : undefined;
  return text ? { text, why: 'asks after his day', asks: {} } : undefined;
}

/** Whose names may come up by themselves: nobody who may have left. */
const ASKED_AFTER = ['daughter', 'son', 'brother', 'sister', 'friend', 'pet'];

/** Somebody of his whom he named before, once each. */
function asksAfterPerson(talk: Talk): Part | undefined {
  const { state, memory, told } = talk;
  if (state.hasLost || !mayAsk(talk)) return undefined;
  const topic = ASKED_AFTER.find(
    (one) => memory.has(one) && !told.has(one) && !state.askedAfter.includes(one),
  );
  const person = topic && memory.get(topic);
  const text = person && sayTurn(talk, 'ask-after-person', { person });
  if (!topic || !text) return undefined;
  state.askedAfter.push(topic);
  return { text, why: `asks after ${topic}`, asks: {} };
}

/** A question that fits whatever was told. */
const following = (talk: Talk, { move }: Part): Part | undefined => askAfter(talk, move);

function ownFact(talk: Talk, topic: string): Part | undefined {
  const told = sayOne(talk, talk.voice.facts[topic], true);
  return told ? { text: told, why: `her ${topic}`, topic } : undefined;
}

/** A question on the topic that was not asked before. */
export function threadOn(talk: Talk, topic: string): Part | undefined {
  const { bank, state, language } = talk;
  if (state.bounds.includes(`topic:${topic}`)) return undefined;
  const fresh = (bank.topics.get(topic)?.threads ?? []).filter(
    ({ ask }) => !state.used.includes(lineHash(ask[language])),
  );
  return asked(talk, fresh[Math.floor(talk.random() * fresh.length)]);
}

function asked(talk: Talk, thread: Thread | undefined): Part | undefined {
  const text = sayOne(talk, thread?.ask, true);
  return text && thread
    ? { text, why: `asks ${thread.id}`, asks: { thread: thread.id }, topic: thread.topic }
    : undefined;
}

/** A question of no thread: what is said to any answer is written, or the answer is met as something told. */
function plainly(talk: Talk, { id, ask }: Asking): Part | undefined {
  const text = sayOne(talk, ask, true);
  return text ? { text, why: 'asks on', asks: { question: id } } : undefined;
}

/** A question that opens something new. */
export function opener(talk: Talk): Part | undefined {
  const { random } = talk;
  const from = Math.floor(random() * OPENERS.length);
  for (let step = 0; step < OPENERS.length; step++) {
    const found = threadOn(talk, OPENERS[(from + step) % OPENERS.length] ?? 'films');
    if (found) return found;
  }
  return undefined;
}

/** A small line in the colour of the chat. */
function typed(talk: Talk): Part | undefined {
  const { state, type, voice } = talk;
  const colour = state.bounds.includes('flirt') ? 'friendly' : type;
  const lines = voice.lines[`type-${colour}`]?.[talk.language] ?? [];
  const fresh = lines.filter((line) => !state.used.includes(lineHash(line)));
  const text = fresh.length > 0 ? say(talk, { [talk.language]: fresh }) : undefined;
  return text ? { text, why: `type ${colour}` } : undefined;
}

/** The next piece of her own story, a few replies apart. */
function chapter(talk: Talk): Part | undefined {
  const { state, type, voice, language } = talk;
  const told = state.chapters[type] ?? 0;
  if (told > LAST_CHAPTER || state.count < 2 + told * 4) return undefined;
  const text = say(talk, {
    [language]: [voice.arc[type]?.[told]?.[language] ?? ''].filter(Boolean),
  });
  if (!text) return undefined;
  state.chapters[type] = told + 1;
  return { text, why: `chapter ${told + 1}` };
}
