import { answerQuestion } from './answer-question.ts';
import { whyDecided } from './deciding.ts';
import { mayFlirt } from './flirt.ts';
import { opener, threadOn } from './lead.ts';
import { speaksOfHarm } from './may-say-back.ts';
import { answerNearest } from './nearest.ts';
import { react } from './react.ts';
import { recall } from './recall.ts';
import { beginRoutine } from './routines.ts';
import { tellingWords } from './similar.ts';
import {
  actOf,
  type Part,
  sayAct,
  sayOne,
  sayOwed,
  sayTurn,
  type Talk,
  threadOf,
  topicOf,
} from './turn.ts';
import type { Clause } from './understand.ts';

/** Acts after which nothing is added: she lets go, keeps to what was asked, or has just refused. */
const WHOLE = new Set([
  'farewell',
  'good-night',
  'good-night-sweet',
  'be-right-back',
  'stop-flirting',
  'leave-me',
  'dont-ask',
  'dont-call-me',
  'be-serious',
  'want-explicit',
  'insult',
  'are-you-ai',
  'prove-human',
  'prompt-attack',
  'privacy',
  'price',
  'want-song',
  'want-poem',
  'want-story',
  'want-joke',
  'too-many-questions',
  'guess-what',
  'want-photo',
  'sorry',
  'what-meant',
]);

type Answerer = (talk: Talk, clause: Clause) => Part | undefined;

const withAct =
  (act: string): Answerer =>
  (talk) => {
    const text = sayAct(talk, act);
    return text === undefined ? undefined : { text, why: act, isWhole: WHOLE.has(act) };
  };

const withTurn =
  (key: string, isWhole = false): Answerer =>
  (talk) => {
    const text = sayTurn(talk, key);
    return text === undefined ? undefined : { text, why: key, isWhole };
  };

const bound =
  (name: string, answerer: Answerer): Answerer =>
  (talk, clause) => {
    if (!talk.state.bounds.includes(name)) talk.state.bounds.push(name);
    return answerer(talk, clause);
  };

/** The newest question among the visitor's last few messages. */
function lastQuestion({ said, understand }: Talk): Clause | undefined {
  for (const text of said.slice(-3).toReversed()) {
    const asked = understand(text).clauses.findLast(
      (one) => one.isQuestion && one.words > 2 && actOf(one, 'not-answered', 'not-listening') < 0.4,
    );
    if (asked) return asked;
  }
  return undefined;
}

/** Answers that own up to having none. */
export const UNANSWERED = /^(?:no answer|not in her story|advice-back)/;

/** What he asked or told before, once more: after "you did not answer". */
const owed: Answerer = (talk, clause) => {
  const { state, heard } = talk;
  delete state.topic;
  delete state.asked;
  const topic = topicOf(clause);
  const again = heard.clauses
    .filter((one) => one.isQuestion && one !== clause && one.words > 2)
    .at(-1);
  const opening = sayOwed(talk);
  if (!opening) return undefined;
  if (again && actOf(again, 'not-answered', 'not-listening') < 0.4) {
    const told = answerQuestion(talk, again);
    // Nothing is promised that does not follow.
    const first = UNANSWERED.test(told.why) ? (sayTurn(talk, 'mend-sorry') ?? '') : opening;
    return { ...told, text: `${first} ${told.text}`.trim(), why: `owed: ${told.why}` };
  }
  const earlier = topic.p > 0.4 ? undefined : lastQuestion(talk);
  if (earlier) {
    const told = answerQuestion(talk, earlier);
    const isSure = !UNANSWERED.test(told.why);
    const honest = isSure ? told.text : (sayTurn(talk, 'no-answer') ?? told.text);
    const first = isSure ? opening : (sayTurn(talk, 'mend-sorry') ?? '');
    return {
      ...told,
      text: `${first} ${honest}`.trim(),
      why: `owed from before: ${told.why}`,
      isWhole: true,
    };
  }
  const fact = topic.p > 0.3 && clause.words > 3 ? talk.voice.facts[topic.label] : undefined;
  const told = sayOne(talk, fact);
  if (told)
    return {
      text: `${opening} ${told}`,
      why: `owed: fact ${topic.label}`,
      topic: topic.label,
      isWhole: true,
    };
  if (state.pending) {
    const honest = sayTurn(talk, 'no-answer');
    delete state.pending;
    return { text: `${opening} ${honest ?? ''}`.trim(), why: 'owed: nothing known', isWhole: true };
  }
  const asksAgain = sayTurn(talk, 'once-more') ?? '';
  return { text: `${opening} ${asksAgain}`.trim(), why: 'owed, unknown', isWhole: true };
};

/** "Not the job, the interview": the part after the correction is what was meant. */
const corrected: Answerer = (talk, clause) => {
  const opening = sayTurn(talk, 'correction');
  if (!opening) return undefined;
  delete talk.state.asked;
  delete talk.state.topic;
  const topic = topicOf(clause);
  const part = clause.isQuestion
    ? answerQuestion(talk, clause)
    : topic.p > 0.4
      ? react(talk, clause)
      : undefined;
  return part
    ? { ...part, text: `${opening} ${part.text}`, why: `correction, ${part.why}` }
    : { text: opening, why: 'correction' };
};

const memoryAnswer: Answerer = (talk, clause) => {
  const recalled = recall(talk, clause);
  if (recalled) return recalled;
  const { memory, told } = talk;
  const name = memory.get('name') ?? told.get('name');
  if (/\b(?:my name|mera naam|naam|name)\b|नाम/iu.test(clause.text)) {
    return withTurn(name ? 'knows-name' : 'not-told')(talk, clause);
  }
  const known = [...new Map([...memory, ...told]).values()]
    .filter((value) => !speaksOfHarm(value))
    .join(', ');
  if (known === '') return withAct('ask-memory')(talk, clause);
  const text = sayTurn(talk, 'knows', { known });
  return text ? { text, why: 'knows', isWhole: true } : undefined;
};

const introduced: Answerer = (talk, clause) => {
  if (talk.told.has('name')) return withTurn('introduce')(talk, clause);
  if (talk.told.has('home') || talk.told.has('origin')) return withTurn('place')(talk, clause);
  return undefined;
};

const dropTopic: Answerer = (talk, clause) => {
  const topic = topicOf(clause);
  if (topic.p > 0.4) talk.state.bounds.push(`topic:${topic.label}`);
  else if (talk.state.topic) talk.state.bounds.push(`topic:${talk.state.topic}`);
  delete talk.state.topic;
  delete talk.state.asked;
  return withTurn('topic-closed')(talk, clause);
};

const dropName: Answerer = (talk, clause) => {
  talk.state.bounds.push('names');
  return withTurn('name-dropped', true)(talk, clause);
};

const inHindi: Answerer = (talk, clause) => {
  if (talk.language === 'english') talk.language = 'hinglish';
  return withTurn('in-hindi')(talk, clause);
};

const changed: Answerer = (talk, clause) => {
  delete talk.state.topic;
  delete talk.state.asked;
  talk.state.heavy = 0;
  return withAct('change-topic')(talk, clause);
};

/** "And you?": what is being talked about, from her side. */
/** How near something of hers has to come to a question that she had put herself. */
const LEAST_IN_RETURN = 0.42;

/** What she had asked him, asked of her: her own answer to her question, or something on what is talked about. */
const back: Answerer = (talk, clause) => {
  const topic = talk.state.topic ?? 'how-are-you';
  const ask = threadOf(talk, talk.state.asked?.thread)?.ask[talk.language];
  const own =
    ask &&
    answerNearest(
      talk,
      { ...clause, text: ask, topics: [{ label: topic, p: 0.5 }] },
      'her',
      LEAST_IN_RETURN,
    );
  if (own) return { ...own, why: `in return, ${own.why}` };
  return answerQuestion(talk, {
    ...clause,
    text: `${clause.text} you`,
    topics: [{ label: topic, p: 1 }],
    acts: [{ label: 'asks-her', p: 1 }],
  });
};

/** Asked for a question: a line of hers, then the question itself. */
const asking: Answerer = (talk) => {
  const text = sayAct(talk, 'ask-me');
  const question = (talk.state.topic && threadOn(talk, talk.state.topic)) || opener(talk);
  if (!question) return undefined;
  return {
    ...question,
    text: [text, question.text].filter(Boolean).join(' '),
    why: `ask-me, ${question.why}`,
  };
};

/** Whoever asks is told the word itself. */
const plainlyAi =
  (act: string): Answerer =>
  (talk) => {
    const text = sayAct(talk, act) ?? sayAct(talk, 'are-you-ai') ?? '';
    const honest = SAYS_AI.test(text)
      ? text
      : `${sayTurn(talk, 'plainly-ai') ?? ''} ${text}`.trim();
    return { text: honest, why: act, isWhole: true };
  };

const SAYS_AI = /(?<!\p{L})(?:AI|एआई)(?!\p{L})|ए\.? ?आई/u;

/** In a chat of that colour she takes leave tenderly. */
const goodNight: Answerer = (talk, clause) =>
  (mayFlirt(talk) ? withAct('good-night-sweet')(talk, clause) : undefined) ??
  withAct('good-night')(talk, clause);

const ANSWERERS: Record<string, Answerer> = {
  'good-night': goodNight,
  'are-you-ai': plainlyAi('are-you-ai'),
  back,
  'ask-me': asking,
  'not-answered': owed,
  'not-listening': owed,
  repeated: withAct('repeated'),
  correction: corrected,
  'ask-memory': memoryAnswer,
  'remember-this': withTurn('remember-this'),
  'told-already': withTurn('told-already'),
  introduce: introduced,
  'dont-ask': dropTopic,
  'dont-call-me': dropName,
  'stop-flirting': bound('flirt', withAct('stop-flirting')),
  'leave-me': bound('flirt', withAct('leave-me')),
  'be-serious': bound('flirt', withAct('be-serious')),
  'too-many-questions': bound('questions', withAct('too-many-questions')),
  'change-topic': changed,
  'want-hindi': inHindi,
  'want-english': withTurn('in-english'),
  'other-language': withTurn('other-language', true),
  'prove-human': plainlyAi('prove-human'),
  why: (talk, clause) =>
    whyDecided(talk, clause) ??
    // "Eleven clocks? Why so many" asks after the clocks, and not after how she talks.
    (namesThing(talk) ? answerQuestion(talk, talk.heard.whole) : undefined) ??
    withAct('why')(talk, clause) ??
    withTurn('why')(talk, clause),
};

const namesThing = ({ heard }: Talk): boolean =>
  heard.whole.words > 2 && tellingWords(heard.text).length > 0;

/** What only sounds like an act: marks are no phone number, and who does not know does not forbid to ask. */
const NOT_MEANT: Partial<Record<string, RegExp>> = {
  'want-joke':
    /\b(?:jokes?|chutkul\p{L}*) (?:to |toh )?(?:nahi+n?|nhi|kab|ky(?:u|un|o|on)|kisne)\b|\b(?:kab|ky(?:u|un|o|on)|kisne|nahi+n?|nhi) (?:\p{L}+ ){0,2}(?:ma+ng|suna rah|bola tha|kaha tha)\p{L}*|\b(?:did ?n['’]?t|did not|never|do ?n['’]?t|do not|not) (?:ask\p{L}*|want\p{L}*) (?:for )?(?:a |any |your )?jokes?\b|\bwhy (?:a joke|(?:are you |r u )?(?:telling|joking))|(?:जोक|चुटकुल[ाे]) (?:तो )?(?:नहीं|कब|क्यों|किसने)/iu,
  'want-number':
    /\bnumbers? (?:de (?:diy|di\b|dete|deta|deti)\p{L}*|diy\p{L}*|di\b|kaat\p{L}*|mil[aei]\b|aay\p{L}*|aa ga\p{L}*)|\bmarks\b|नंबर (?:दे दि|दि[एया]|काट|मिले|आए)/iu,
  price:
    /\b(?:cost(?:ing)? account\p{L}*|marginal cost\p{L}*|costing|price (?:list|tag|rise)|catering|halwai|tent)\b/iu,
  'dont-ask':
    /\bi do(?:n['’]?t| not) know\b|\bmuj?he (?:(?:kuch|kuchh) )?(?:nahi|nhi) pata\b|मुझे (?:कुछ )?नहीं पता/iu,
};

/** Answers a sentence whose act needs no topic; undefined where there is nothing to say to it. */
export const answerAct = (talk: Talk, clause: Clause, act: string): Part | undefined =>
  NOT_MEANT[act]?.test(clause.text)
    ? undefined
    : (beginRoutine(talk, act, clause.text) ?? (ANSWERERS[act] ?? withAct(act))(talk, clause));

/** The likeliest act of a sentence that is neither a telling nor a question about a topic. */
export function socialAct(clause: Clause): { act: string; p: number } | undefined {
  const best = clause.acts[0];
  if (!best || TOPICAL.has(best.label)) return undefined;
  return { act: best.label, p: actOf(clause, best.label) };
}

export const TOPICAL = new Set(['asks-her', 'tells', 'good', 'bad', 'advice']);
