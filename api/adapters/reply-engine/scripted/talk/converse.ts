import type {
  FestivalsContent,
  RoutinesContent,
  SuggestionsContent,
} from '#content-reader/kinds/talk.ts';
import type { Fact } from '../../../../domain/memory/fact.ts';
import type { ReplyTurn } from '../../../../domain/ports.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';
import { answerLanguage } from '../../../../domain/text/detect-language.ts';
import { spelledOut } from '../../../../domain/text/texting.ts';
import { type Bank, SILENT, type Trios } from './bank.ts';
import { indianClock } from './clock.ts';
import { type Composed, composeReply } from './compose.ts';
import { createContext } from './context.ts';
import { createFinders } from './finders.ts';
import { withGravity } from './grave.ts';
import { askedInReturn } from './in-return.ts';
import { proposals } from './opening.ts';
import { withoutName } from './plainly.ts';
import { worthsOf } from './ranking/choice.ts';
import { lookAtChosen } from './ranking/chosen.ts';
import { createRanking, type Ranked } from './ranking/rank.ts';
import { type Forests, likelihood } from './ranking/trees.ts';
import { aheadIn, genderIn, isAapIn } from './slots.ts';
import { readState, writeState } from './state.ts';
import { createSureHearing, type SurePhrases } from './sure.ts';
import { firstOf, sayTurn, type Talk, type Weighing } from './turn.ts';
import {
  createUnderstanding,
  type Hearing,
  type Needs,
  type Understood,
  wholeSentencesOf,
} from './understand.ts';
import { composeWelcome } from './welcome.ts';

/** What a conversation is made with. */
export interface ConversationParts {
  bank: Bank;
  turns: Record<string, Partial<Trios>>;
  routines?: RoutinesContent | undefined;
  festivals?: FestivalsContent | undefined;
  suggestions?: SuggestionsContent | undefined;
  hearing: Hearing;
  needs: Needs;
  sure: SurePhrases;
  /** What a text tells of the visitor, as it is kept. */
  findFacts: (text: string) => Fact[];
  /** What replies are weighed with; undefined: what the rules choose is said. */
  forests?: Forests | undefined;
}

export interface Conversation {
  text: string;
  state: string;
  /** What the visitor may tap to answer it; up to three. */
  suggestions: string[];
  why: string[];
  wantsPicture: boolean;
  heard: Understood | undefined;
}

/** The address of a companion's folder in `content/companions`. */
const folderOf = (name: string) => (name.split(' ')[0] ?? name).toLowerCase();

/** "कभी आई हो?": in this spelling it sounds like "AI", which is "एआई" or "ए.आई". */
const HAVE_COME = /(?<![\p{L}\p{M}]|[एऐ][.-]? ?)आई(?= (?:हो|थीं?|होगी|होंगी)(?![\p{L}\p{M}]| या ))/gu;

/** Makes the function that holds a conversation, one turn at a time. It is pure but for `random`. */
export function createConversation({
  bank,
  turns,
  routines,
  festivals = [],
  suggestions,
  hearing,
  needs,
  sure,
  findFacts,
  forests,
}: ConversationParts) {
  const rank = createRanking(forests?.written, hearing.meaning);
  const understand = createUnderstanding(hearing, needs);
  const sureOf = createSureHearing(sure);
  const findersOf = createFinders(bank, hearing.meaning, hearing.directions);
  const inContext = createContext(bank);

  const voiceOf = ({ companion }: Pick<ReplyTurn, 'companion'>) =>
    bank.voices.get(folderOf(companion.name)) ?? SILENT;
  const readying = {
    /**
     * Resolves when nothing has to be made first for a turn: a moment later with a companion who has not spoken yet, and
     * at once for first words, which need hardly any of it.
     */
    ready: (turn: Pick<ReplyTurn, 'kind' | 'companion'>): Promise<void> =>
      turn.kind === 'message' ? findersOf.makeAll(voiceOf(turn)) : Promise.resolve(),
    /** Makes what the turns of all companions need, one after the other, as long as `goesOn`. */
    async readyAll(goesOn: () => boolean): Promise<void> {
      for (const voice of bank.voices.values()) {
        if (!goesOn()) return;
        await findersOf.makeAll(voice);
      }
    },
  };

  const converse = (
    turn: ReplyTurn,
    kept: string | null,
    now: Date,
    random: () => number,
  ): Conversation => {
    const voice = voiceOf(turn);
    const state = readState(kept);
    const clock = indianClock(now);
    const said = turn.history
      .filter(({ sender }) => sender === 'user')
      .map(({ content }) => spelledOut(content));
    // One space between words: patterns look for spaces, and a message may be nothing else.
    const plain =
      turn.kind === 'message'
        ? (said.at(-1) ?? '').replace(/\s+/g, ' ').trim().replace(HAVE_COME, 'आयी')
        : '';
    const text = askedInReturn(plain) ?? plain;
    const name = folderOf(turn.companion.name);
    const isAap = isAapIn(plain);
    if (isAap !== undefined) state.isAap = isAap;
    const gender = genderIn(plain);
    if (gender) state.gender = gender;
    const language: Language = answerLanguage(
      said,
      turn.companion.persona?.voice.hinglish ?? 0.3,
      random,
    );
    const find = findersOf(voice);
    const heard = withGravity(
      inContext(understand(withoutName(text, name)), state.topic),
      state.hasLost,
    );
    const her = turn.history.findLast(({ sender }) => sender === 'ai')?.content ?? '';
    const last = [...state.last];
    const weighing = (heard: Understood): Weighing => {
      let ranked: Ranked[] | undefined;
      const rankedOnce = () => {
        ranked ??= rank({ heard, her, last, find, voice });
        return ranked;
      };
      return {
        ranked: rankedOnce,
        likelihood: (chosen) =>
          forests &&
          likelihood(
            forests.chosen,
            lookAtChosen({ heard, ranked: rankedOnce(), find, meaning: hearing.meaning }, chosen),
          ),
        worthsOf: (replies) =>
          forests
            ? worthsOf(
                forests.chooser,
                { heard, her, ranked: rankedOnce(), find, meaning: hearing.meaning },
                replies,
              )
            : replies.map(() => 0),
      };
    };
    const talk: Talk = {
      bank,
      voice,
      turns,
      routines,
      festivals,
      find,
      understand,
      heard,
      sure: sureOf(text),
      language,
      type: turn.mood ? 'friendly' : turn.chatType,
      state,
      clock,
      memory: new Map(turn.memory.map(({ topic, value }) => [topic, value])),
      told: new Map(findFacts(plain).map(({ topic, value }) => [topic, value])),
      said: said.slice(0, -1),
      her,
      name,
      // Who is to be earnest does not flirt, and talks as ever.
      mood: turn.mood === 'earnest' ? undefined : turn.mood,
      random,
      ...weighing(heard),
      weighing,
    };
    const composed: Composed =
      turn.kind === 'welcome'
        ? { text: composeWelcome(talk), why: ['welcome'], wantsPicture: false }
        : turn.mood
          ? composeReply(talk)
          : withEvent(talk, composeReply(talk), text);
    state.at = now.toISOString();
    return {
      ...composed,
      state: writeState(state),
      suggestions: proposals(talk, suggestions, composed),
      heard: turn.kind === 'welcome' ? undefined : talk.heard,
    };
  };
  return Object.assign(converse, readying);
}

/** "Result kal aaya": kal is yesterday too. */
const PAST =
  /\b(?:kal|parso)\b[^.]{0,160}\b(?:aaya|aayi|tha|thi|hua|hui|gaya|gayi|kiya|liya|li)\b|(?:कल|परसों)[^।]{0,160}(?:आया|आई|था|थी|हुआ|हुई|गया|गई|किया|लिया)/iu;

/** The day of what is coming stands in the sentence that tells of it: "when is my exam? Tomorrow I talk to her" has none. */
const tellingSentences = (text: string): string[] =>
  wholeSentencesOf(text).filter(
    (one) => !one.includes('?') && !NONE.test(one) && !WOULD_BE.test(one),
  );

/** "Aaj maa ka janamdin hota", "bees saal ho gaye shaadi ko": it would have been, or was long ago. */
const WOULD_BE =
  /\bwould have (?:been|turned)\b|\b(?:hota|hoti)\b(?! (?:hai|h|tha|thi)\b)|\b(?:saal|years?) (?:ho ga\p{L}+|poore)\b|(?:होता|होती)(?! (?:है|हैं|था|थी))|\b(?:sabse pe?hle|agar|kaash|hot[aei] to+h?)\b.{1,60}\b(?:bata|kar|de|khila|mana|bol|suna|dikha)t[aie][.! ]*$|(?:सबसे पहले|अगर|काश|होत[ाीे] तो).{1,60}(?<![\p{L}\p{M}])(?:बता|कर|दे|खिला|मना|बोल|सुना|दिखा)(?:ता|ती|ते)[।! ]*$|साल (?:हो ग|पूरे)/iu;

/** "Aaj shaadi nahi hai meri": nothing lies ahead. */
const NONE =
  /\b(?:nahi+n?|nai|nhi) (?:hai|hain|h|he|hoga|hogi|tha|thi)\b|\b(?:isn['’]?t|not|no) (?:my|a|an|the|any|(?:wedding|exam|interview|match|date|trip|meeting))\b|नहीं (?:है|हैं|होगा|होगी)/iu;

/** Notes what is coming up, and says so where the reply has room. */
function withEvent(talk: Talk, composed: Composed, text: string): Composed {
  // "Do you remember what exam I had?" tells of none to come.
  if (composed.why.some((one) => /recalled|not told/.test(one))) return composed;
  const ahead = PAST.test(text)
    ? undefined
    : firstOf(tellingSentences(text), (one) => aheadIn(one, talk.clock));
  if (!ahead) return composed;
  const { topic, day, when } = ahead;
  const what = talk.language === 'hindi' ? ahead.hindi : ahead.what;
  const { events } = talk.state;
  if (events.some((one) => one.what === what && one.day === day)) return composed;
  events.push({ what, topic, day, isAsked: false });
  const noted =
    composed.text.length < 170 ? sayTurn(talk, 'event-noted', { what, when }) : undefined;
  if (noted && composed.isBare) {
    const wish = sayTurn(talk, 'wish-well');
    return { ...composed, text: `${wish} ${noted}`, why: ['wishes well', 'event noted'] };
  }
  return noted
    ? { ...composed, text: `${composed.text} ${noted}`, why: [...composed.why, 'event noted'] }
    : composed;
}
