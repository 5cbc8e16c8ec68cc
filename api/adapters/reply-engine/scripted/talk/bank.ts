import type { Aspect, Move, QuestionKind } from '#content-reader/kinds/talk.ts';
import type { ChatType } from '#contract/chat-types.ts';
import type { Language } from '../../../../domain/text/detect-language.ts';
import type { KnownByWords } from './known-by-words.ts';

/** One text in each of the three mixes. */
export type Trio = Record<Language, string>;
/** Several texts in each of the three mixes. */
export type Trios = Record<Language, string[]>;

/** What a telling is: neither good nor bad, good, bad; or a request for advice. */
export const TELLINGS = ['tells', 'good', 'bad', 'advice'] as const;
export type Telling = (typeof TELLINGS)[number];

/** A question of hers with what she says to each kind of answer. */
export interface Thread {
  /** `topic/name`; never changed once published: chats remember it. */
  id: string;
  topic?: string | undefined;
  ask: Trio;
  yes?: Trio | undefined;
  no?: Trio | undefined;
  value?: Trio | undefined;
  dodge?: Trio | undefined;
}

export interface Topic {
  id: string;
  group: string;
  /** Words that mostly mean it. */
  words: string[];
  lines: Partial<Record<Telling, Trios>>;
  threads: Thread[];
  /** Questions about her on this topic, as visitors put them. */
  asks: Trios;
}

/** A fact with the questions that call it: of a companion, or something that is known. */
export interface Card {
  id: string;
  ask: Trios;
  say: Trio;
  /** Companions who would know it better than others; empty: any of them. */
  who: string[];
}

/** What answers a question, whoever may know it. */
export type AskedCard = Pick<Card, 'id' | 'ask' | 'say'>;

/** Something particular that is said within a topic, or to one companion, and what answers exactly that. */
export interface Situation {
  /** `situation/<topic>/<name>`, `trade/<name>` */
  id: string;
  /** Undefined where it is of her trade. */
  topic?: string | undefined;
  /** What he does who tells it; undefined where it is asked. */
  move?: Move | undefined;
  hear: Trios;
  say: Trios;
  /** Her next question; its id is the situation's. */
  thread?: Thread | undefined;
  advice?: Trio | undefined;
  /** It only announces something that may stand in the same message. */
  announces?: boolean | undefined;
  /** One of them, folded, has to stand in the message; undefined where none has to. */
  needs?: readonly string[] | undefined;
}

/** A thing that visitors tell of, known by its words alone. */
export interface Subject {
  /** `subject/<field>/<name>` */
  id: string;
  words: string[];
  /** Where there are any, one of them has to stand in the same sentence as a word of the first, at another place. */
  with: string[];
  /** Plain questions that fit whatever was told of it. */
  ask: Trios;
  good?: Trio | undefined;
  bad?: Trio | undefined;
  advice: Trio;
}

/** Something that happens to people, known by words that stand together in a sentence. */
export interface Happening extends KnownByWords {
  /** `happening/<field>/<name>` */
  id: string;
  tone: 'plain' | 'good' | 'bad';
  /** Mourned with him for some replies. */
  isDeath: boolean;
  /** It lies long back whenever it is told of, and is no less sad for it. */
  isPast: boolean;
  say: Trios;
  /** A plain question that follows. */
  ask?: Trio | undefined;
}

/** Somebody or something that comes up in what is told, whatever is told of it. */
export interface Mention extends KnownByWords {
  /** `mention/<field>/<name>` */
  id: string;
  /** Gives way to whatever else is mentioned. */
  isBroad: boolean;
  say: Trios;
  /** Said instead where something sad is told of it. */
  sad?: Trios | undefined;
  ask?: Trio | undefined;
}

/** What is asked of her and said to her that no fact of her life answers. */
export interface SaidToHer extends KnownByWords {
  /** `to-her/<name>` */
  id: string;
  /** Said only where there may be flirting. */
  flirts: boolean;
  say: Trios;
  ask?: Trio | undefined;
}

/** A thing that she may be asked whether she likes, by its names. */
export interface Liking extends KnownByWords {
  /** `liking/<area>/<name>` */
  id: string;
  /** Companions of whom it would not be true. */
  except: string[];
  say: Trios;
}

/** What she says to answers of one kind to a question of hers. */
export interface Answered {
  /** One of them stands in such an answer; undefined where words do not tell. */
  hear?: string[] | undefined;
  is?: 'yes' | 'no' | undefined;
  say: Trio;
}

/** An invitation into a scene of the two of them. */
export interface SceneInvitation extends KnownByWords {
  /** `scene-<name>`: the act of her lines. */
  id: string;
}

/** What is advised on a matter that is known by its words. */
export interface Counsel extends KnownByWords {
  /** `counsel/<field>/<name>` */
  id: string;
  /** It fits nearly any matter of a field, and is said where nothing finer was written. */
  isBroad: boolean;
  say: Trios;
}

/** Something that she makes for whoever asks for it, known by the words of its theme. */
export interface Made extends KnownByWords {
  /** `made/<kind>/<name>`: a verse, a joke, names, a line to say. */
  id: string;
  say: Trios;
}

/** Who or what is named in her story. */
export interface Person {
  /** `people/<name>` */
  id: string;
  /** The name as visitors write it. */
  words: string[];
  /** Common nouns that mean it where she has just named it. */
  also: string[];
  /** Who or what it is. */
  say: Trio;
  /** What is asked after it. */
  more: Partial<Record<Aspect, Trio>>;
}

/** What is asked after something of hers was told. */
export interface FollowUp {
  id: string;
  /** Ids of what was told before: `tellingsOf`. */
  after: string[];
  hear: Trios;
  say: Trio;
}

/** How she takes something of which no more is understood than what it does. */
export interface Reactions {
  say: Trios;
  ask?: Trios | undefined;
}

export interface Story extends Trio {
  name: string;
  topic: string;
}

/** All that one companion says in her own words. */
export interface Voice {
  /** By topic: what she answers about herself. */
  facts: Record<string, Trio>;
  own: Card[];
  people: Person[];
  followUps: FollowUp[];
  /** By act, or `welcome-<type>`, `type-<type>`, `heavy`, `unsure`, `recharge`. */
  lines: Record<string, Trios>;
  /** By move, and `no-idea`, `no-idea-her`, `no-idea-advice`. */
  moves: Partial<Record<Move | 'no-idea' | 'no-idea-her' | 'no-idea-advice', Reactions>>;
  /** By what a question asks for, where nobody foresaw it; and by what a telling is, where a word of it is known. */
  improvised: Partial<Record<QuestionKind, Trios>>;
  /** What is put to her because of her trade, her town and her tastes. */
  trade: Situation[];
  stories: Story[];
  arc: Partial<Record<ChatType, Trio[]>>;
  /** What she says to what is answered to her first words, by their id: `firstWordsOf`. */
  answered: Record<string, Answered[]>;
}

/** A voice that says nothing of its own. */
export const SILENT: Voice = {
  facts: {},
  own: [],
  people: [],
  followUps: [],
  lines: {},
  moves: {},
  improvised: {},
  trade: [],
  stories: [],
  arc: {},
  answered: {},
};

/** Everything that is said, as the engine looks it up. */
export interface Bank {
  topics: Map<string, Topic>;
  threads: Map<string, Thread>;
  situations: Situation[];
  subjects: Subject[];
  happenings: Happening[];
  mentions: Mention[];
  saidToHer: SaidToHer[];
  likings: Liking[];
  /** By the id of a question of hers that is no thread: the last is for any other answer. */
  answered: Map<string, Answered[]>;
  /** Phrases of illness, death and violence. */
  sober: string[];
  counsels: Counsel[];
  made: Made[];
  scenes: SceneInvitation[];
  /** Lines that fit any companion, by act. */
  acts: Map<string, Trios>;
  cards: Card[];
  /** By url name. */
  voices: Map<string, Voice>;
}

/** All questions of hers, by id. */
export const threadsOf = (
  topics: Topic[],
  situations: Situation[],
  voices: Map<string, Voice>,
): Map<string, Thread> =>
  new Map(
    [
      ...topics.flatMap(({ threads }) => threads),
      ...[...situations, ...[...voices.values()].flatMap(({ trade }) => trade)].flatMap(
        ({ thread }) => thread ?? [],
      ),
    ].map((thread) => [thread.id, thread]),
  );

/** Everything she tells of herself, by the id that a follow-up names. */
export function tellingsOf({
  facts,
  own,
  people,
  followUps,
  stories,
  arc,
}: Voice): [string, Trio][] {
  return [
    ...own.map(({ id, say }): [string, Trio] => [id, say]),
    // What answers a plain question as well is told as the fact that it is.
    ...Object.entries(facts),
    ...people.flatMap(({ id, say, more }): [string, Trio][] => [
      [id, say],
      ...Object.entries(more).map(([aspect, told]): [string, Trio] => [`${id}/${aspect}`, told]),
    ]),
    ...followUps.map(({ id, say }): [string, Trio] => [id, say]),
    ...stories.map((story): [string, Trio] => [`story/${story.name}`, story]),
    ...Object.entries(arc).flatMap(([type, chapters]) =>
      chapters.map((chapter, at): [string, Trio] => [`arc/${type}/${at + 1}`, chapter]),
    ),
  ];
}

const WELCOME = 'welcome-';

/** Her first words in each type of chat, by their ids, `welcome/<type>/<which>`: lines of the same place mean the same. */
export const firstWordsOf = ({ lines }: Voice): [string, Trio][] =>
  Object.entries(lines).flatMap(([key, { english, hinglish, hindi }]) =>
    key.startsWith(WELCOME)
      ? english.flatMap((line, at): [string, Trio][] => {
          const [second, third] = [hinglish[at], hindi[at]];
          const id = `welcome/${key.slice(WELCOME.length)}/${at + 1}`;
          return second && third ? [[id, { english: line, hinglish: second, hindi: third }]] : [];
        })
      : [],
  );
