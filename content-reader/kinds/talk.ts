import { z } from 'zod';
import { ALL_CHAT_TYPES } from '#contract/chat-types.ts';
import { inEachLanguage, line, slug } from '../fields.ts';
import { defineKind } from '../kind.ts';

const text = line(500);
/** One text in each of the three mixes. */
const trio = inEachLanguage(text);
/** Several texts in each of them. */
const trios = inEachLanguage(z.array(text).min(1));
/** The same, where a mix may be left out. */
const someTrios = z.strictObject({
  english: z.array(text).optional(),
  hinglish: z.array(text).optional(),
  hindi: z.array(text).optional(),
});

/** What she says to each kind of answer to a question of hers. */
const answers = {
  yes: trio.optional(),
  no: trio.optional(),
  value: trio.optional(),
  dodge: trio.optional(),
};

/** What somebody does who tells something, whatever it is about: `content/README.md` says what each means. */
export const MOVES = [
  'person-wrong',
  'trouble',
  'worry',
  'hurt',
  'worn',
  'blame-self',
  'torn',
  'win',
  'joy',
  'plan',
  'about-me',
  'other-person',
  'memory',
  'opinion',
  'doing',
  'joke',
  'task',
  'to-her',
] as const;
export type Move = (typeof MOVES)[number];

/** `content/talk/topics/<group>/<topic>.yaml`: what is said of a topic, by the visitor and by her. */
export const topics = defineKind({
  name: 'topics',
  files: 'talk/topics/*/*.yaml',
  called: 'a topic',
  schema: z.strictObject({
    /** What it is about, for the writer. */
    about: line(200),
    /** Words and names that mostly mean this topic, in any mix; the classifier learns from them too. */
    words: z.array(text).default([]),
    /** What visitors type; the classifier learns from it. */
    utterances: z.partialRecord(z.enum(['asks-her', 'tells', 'good', 'bad', 'advice']), trios),
    /** What any companion could say to it: statements. */
    lines: z.partialRecord(z.enum(['tells', 'good', 'bad', 'advice']), trios),
    /** Questions of hers, with what she says to each kind of answer. */
    threads: z
      .array(
        z.strictObject({
          /** Never changed: chats remember it. */
          name: slug,
          ask: trio,
          ...answers,
        }),
      )
      .default([]),
  }),
});

/** `content/talk/acts/<act>.yaml`: what a message does without a topic of its own, such as a greeting. */
export const acts = defineKind({
  name: 'acts',
  files: 'talk/acts/*.yaml',
  called: 'an act',
  schema: z.strictObject({
    about: line(200),
    utterances: z.strictObject({
      english: z.array(text).min(1),
      hinglish: z.array(text).default([]),
      hindi: z.array(text).default([]),
    }),
    /** What any companion could answer; left out where the answer is made of something else. */
    lines: trios.optional(),
  }),
});

/** `content/talk/dialogs/*.yaml`: what visitors type in the middle of chats; the classifier learns from it. */
export const dialogs = defineKind({
  name: 'dialogs',
  files: 'talk/dialogs/*.yaml',
  called: 'a set of dialogs',
  schema: z.array(
    z.strictObject({
      /** Who is writing, for the writer. */
      who: line(200),
      turns: z.array(
        z.strictObject({
          /** What she said before. */
          her: text.optional(),
          /** His message in its parts: what each does and is about, `act/topic`, or with its move `act/topic/move`. */
          him: z
            .array(
              z.strictObject({
                text,
                is: z.string().regex(new RegExp(`^[a-z-]+/[a-z-]+(?:/(?:${MOVES.join('|')}))?$`)),
              }),
            )
            .min(1),
        }),
      ),
    }),
  ),
});

const card = z.strictObject({
  name: slug,
  /** Questions that call it, as visitors put them. */
  ask: trios,
  ...trio.shape,
  /** Companions who would know it best; left out: any. */
  who: z.array(slug).default([]),
});

/** `content/talk/knowledge/<subject>.yaml`: what they know of the world. */
export const knowledge = defineKind({
  name: 'knowledge',
  files: 'talk/knowledge/*.yaml',
  called: 'a set of knowledge cards',
  schema: z.array(card),
});

const situation = z.strictObject({
  /** Never changed: chats remember it. */
  name: slug,
  /** What he does who types it; the classifier learns from it. */
  move: z.enum(MOVES).optional(),
  /** What visitors type. */
  hear: trios,
  /** What answers exactly that: statements. */
  say: trios,
  /** Her next question, with what she says to each kind of answer. */
  ask: trio.optional(),
  ...answers,
  /** What she advises, asked after it. */
  advice: trio.optional(),
  /** It only announces something: a longer message is about what it announces, and this is not looked for in it. */
  announces: z.boolean().optional(),
  /** Words, in any spelling: where none of them stands in the message, it is another matter, however alike it is. */
  needs: z.array(text).optional(),
});

/** `content/talk/situations/<group>/<topic>.yaml`: particular things that are said within a topic. */
export const situations = defineKind({
  name: 'situations',
  files: 'talk/situations/*/*.yaml',
  called: 'the situations of a topic',
  schema: z.array(situation),
});

/** `content/talk/subjects/<field>.yaml`: things that visitors tell of, known by their words alone. */
export const subjects = defineKind({
  name: 'subjects',
  files: 'talk/subjects/*.yaml',
  called: 'a set of subjects',
  schema: z.array(
    z.strictObject({
      name: slug,
      /** Words and phrases, one of which shows that it is told of, in any mix. */
      words: z.array(z.coerce.string()).min(1),
      /** Of these one has to stand in the same sentence, at another place: what is finer goes before what is broad. */
      with: z.array(z.coerce.string()).default([]),
      /** Plain questions that fit whatever was told of it. */
      ask: trios,
      /** Asked instead where it is good news, or bad. */
      good: trio.optional(),
      bad: trio.optional(),
      /** What she advises whoever asks what to do about it. */
      advice: trio,
    }),
  ),
});

const BEGINNING = /^[^*]{2,}\*$/;

/** Phrases between commas, each one word or a few next to one another, as visitors write them. */
const phrases = z
  .string()
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
  .refine(
    (all) =>
      all.every((one) =>
        one.split(' ').every((word) => !word.includes('*') || BEGINNING.test(word)),
      ),
    'A * stands at the end of a word, behind two letters or more',
  );

/**
 * Known by words that stand together: of each list one phrase has to stand in the same sentence, in any mix, and none of
 * `unless`. `*` ends the beginning of a word, ` .. ` leaves up to three words out.
 */
const knownByWords = z.strictObject({
  name: slug,
  when: z.array(phrases).min(1).max(4),
  unless: phrases.default([]),
});

/** `content/talk/happenings/<field>.yaml`: things that happen to people. */
export const happenings = defineKind({
  name: 'happenings',
  files: 'talk/happenings/*.yaml',
  called: 'a set of happenings',
  schema: z.array(
    knownByWords.extend({
      tone: z.enum(['plain', 'good', 'bad']).default('plain'),
      /** A death is mourned: nothing is asked, and neither jokes nor flirting follow. */
      isDeath: z.boolean().default(false),
      /** It lies long back whenever it is told of, and is no less sad for it. */
      isPast: z.boolean().default(false),
      /** What answers exactly that, whoever tells it: statements. */
      say: trios,
      /** A plain question that follows. */
      ask: trio.optional(),
    }),
  ),
});

/** `content/talk/mentions/<field>.yaml`: people and things that come up in what is told, whatever is told of them. */
export const mentions = defineKind({
  name: 'mentions',
  files: 'talk/mentions/*.yaml',
  called: 'a set of mentions',
  schema: z.array(
    knownByWords.extend({
      /** Gives way to whatever else is mentioned: a town, a mother. */
      isBroad: z.boolean().default(false),
      /** What may be said of it as long as nothing sad is told: statements. */
      say: trios,
      /** What may be said where something sad is told of it. */
      sad: trios.optional(),
      /** A plain question that follows. */
      ask: trio.optional(),
    }),
  ),
});

/** What she says once a question of hers is answered, by the question. */
const answeredQuestions = z.array(
  z.strictObject({
    /** `mention/<field>/<name>`, `happening/<field>/<name>`, `subject/<field>/<name>/<which>`, `welcome/<type>/<which>`. */
    to: z.string().regex(/^[a-z-]+(?:\/[\w-]+)+$/),
    /** What she says to each kind of answer: the first that it is of. */
    replies: z
      .array(
        trio.extend({
          /** Words, one of which stands in such an answer. */
          hear: phrases.optional(),
          /** It is a yes, or a no. */
          is: z.enum(['yes', 'no']).optional(),
        }),
      )
      .min(1)
      .refine(
        (all) => all.findIndex(({ hear, is }) => !hear && !is) === all.length - 1,
        'The last one, and only that, is for any other answer: it has neither `hear` nor `is`',
      ),
  }),
);

/** `content/talk/answered/<field>.yaml`: the same, whoever of them has asked it. */
export const answered = defineKind({
  name: 'answered',
  files: 'talk/answered/*.yaml',
  called: 'a set of what she says to answers',
  schema: answeredQuestions,
});

/** `content/companions/<name>/answered.yaml`: what she says to what is answered to her first words. */
export const answeredHers = defineKind({
  name: 'answeredHers',
  files: 'companions/*/answered.yaml',
  called: 'what a companion says to answers',
  schema: answeredQuestions,
});

/** `content/talk/sober.yaml`: words of illness, death and violence, beside which nothing light is said of anybody. */
export const sober = defineKind({
  name: 'sober',
  files: 'talk/sober.yaml',
  called: 'the sober words',
  schema: z.strictObject({ words: phrases }),
});

/** `content/talk/said-to-her/<part>.yaml`: what is asked of her and said to her that no fact of her life answers. */
export const saidToHer = defineKind({
  name: 'saidToHer',
  files: 'talk/said-to-her/*.yaml',
  called: 'what is said to her',
  schema: z.array(
    knownByWords.extend({
      /** Said only where there may be flirting: never in a friendly chat. */
      flirts: z.boolean().default(false),
      say: trios,
      ask: trio.optional(),
    }),
  ),
});

/** `content/talk/likings/<area>.yaml`: what she says where she is asked whether she likes, knows or has tried a thing. */
export const likings = defineKind({
  name: 'likings',
  files: 'talk/likings/*.yaml',
  called: 'a set of likings',
  schema: z.array(
    knownByWords.extend({
      /** Companions, by url name, of whom it would not be true. */
      except: z.array(slug).default([]),
      say: trios,
    }),
  ),
});

/** `content/talk/counsels/<field>.yaml`: what she advises on a matter of his. */
export const counsels = defineKind({
  name: 'counsels',
  files: 'talk/counsels/*.yaml',
  called: 'a set of counsels',
  schema: z.array(
    knownByWords.extend({
      /** It fits nearly any matter of a field, and is said where nothing finer was written. */
      isBroad: z.boolean().default(false),
      say: trios,
    }),
  ),
});

/** `content/talk/made/<kind>.yaml`: what she makes for whoever asks for it: verses, jokes, names, lines to say. */
export const made = defineKind({
  name: 'made',
  files: 'talk/made/*.yaml',
  called: 'a set of what she makes',
  schema: z.array(knownByWords.extend({ say: trios })),
});

/** `content/talk/scenes.yaml`: invitations into a scene of the two of them. */
export const sceneInvitations = defineKind({
  name: 'sceneInvitations',
  files: 'talk/scenes.yaml',
  called: 'the invitations into a scene',
  schema: z.strictObject({
    /** Of these one has to stand beside what is listed, and none of `others`, unless a scene is `alone`. */
    together: phrases,
    others: phrases,
    scenes: z.array(knownByWords.extend({ alone: z.boolean().default(false) })),
  }),
});

/** `content/companions/<name>/scenes.yaml`: what she says to such an invitation, `scene-<name>`. */
export const scenes = defineKind({
  name: 'scenes',
  files: 'companions/*/scenes.yaml',
  called: "a companion's scenes",
  schema: z.record(slug, trios),
});

/** `content/companions/<name>/trade.yaml`: what people put to her because of her trade, her town and her tastes. */
export const trades = defineKind({
  name: 'trades',
  files: 'companions/*/trade.yaml',
  called: "what is asked of a companion's trade",
  schema: z.array(situation),
});

/** `content/talk/moves.yaml`: what a telling of a topic mostly does, `topic/telling` between spaces by move. */
export const topicMoves = defineKind({
  name: 'topicMoves',
  files: 'talk/moves.yaml',
  called: 'the moves of topics',
  schema: z.partialRecord(z.enum(MOVES), z.string()),
});

/** `content/talk/turns.yaml`: lines around an answer. */
export const turnLines = defineKind({
  name: 'turnLines',
  files: 'talk/turns.yaml',
  called: 'the lines around an answer',
  schema: z.record(slug, someTrios),
});

/** `content/talk/festivals.yaml`: the days of festivals, and what she says first on them. */
export const festivals = defineKind({
  name: 'festivals',
  files: 'talk/festivals.yaml',
  called: 'the festivals',
  schema: z.array(
    z.strictObject({
      name: slug,
      /** What the talk is about from there. */
      topic: slug,
      /** As 2027-10-29, in India. */
      days: z.array(z.iso.date()).min(1),
      ...trio.shape,
    }),
  ),
});

/** `content/talk/needs.yaml`: acts that are heard only where one of these words stands. */
export const needs = defineKind({
  name: 'needs',
  files: 'talk/needs.yaml',
  called: 'the words that acts need',
  schema: z.record(slug, z.array(z.coerce.string())),
});

/** `content/talk/sure.yaml`: phrases that leave no doubt. */
export const sure = defineKind({
  name: 'sure',
  files: 'talk/sure.yaml',
  called: 'the phrases that leave no doubt',
  schema: z.record(
    slug,
    z.strictObject({ match: z.array(text).default([]), alone: z.array(text).default([]) }),
  ),
});

const proposal = line(60);
const proposals = inEachLanguage(z.array(proposal).min(1));

/** `content/talk/suggestions.yaml`: what a visitor may tap instead of typing, in the visitor's own voice. */
export const suggestions = defineKind({
  name: 'suggestions',
  files: 'talk/suggestions.yaml',
  called: 'the proposed replies',
  schema: z.strictObject({
    /** Answers to a question of hers that wants a yes or a no. */
    yes: proposals,
    no: proposals,
    /** Turn any other question of hers round. */
    first: proposals,
    /** After something she has told. */
    warm: proposals,
    playful: proposals,
    /** After something hard. */
    heavy: proposals,
    /** After a goodbye. */
    bye: proposals,
    /** After her first words. */
    welcome: proposals,
    /** Topics that are good to change to; each has a question below. */
    change: z.array(slug).min(3),
    /** The question back, by topic. */
    topics: z.record(slug, inEachLanguage(proposal)),
  }),
});

/** `content/talk/routines.yaml`: games over several turns. */
export const routines = defineKind({
  name: 'routines',
  files: 'talk/routines.yaml',
  called: 'the games',
  schema: z.strictObject({
    /** A mock job interview. */
    practice: z.strictObject({
      begin: trio,
      questions: z.array(trio).min(5),
      remarks: z.array(trio).min(4),
      end: trio,
    }),
    riddles: z.array(
      z.strictObject({
        name: slug,
        ask: trio,
        answer: trio,
        /** Words that count as right. */
        accept: z.array(z.coerce.string()).min(1),
      }),
    ),
    'riddle-right': z.array(trio).min(1),
    'riddle-wrong': z.array(trio).min(1),
    /** Would you rather. */
    rather: z.array(
      z.strictObject({
        name: slug,
        ask: trio,
        first: z.array(z.coerce.string()).min(1),
        second: z.array(z.coerce.string()).min(1),
        'to-first': trio,
        'to-second': trio,
      }),
    ),
    'truth-or-dare': z.strictObject({
      truths: z.array(trio).min(1),
      dares: z.array(trio).min(1),
      after: z.array(trio).min(1),
    }),
    guess: z.array(trio).min(1),
    'guess-right': z.array(trio).min(1),
    'guess-wrong': z.array(trio).min(1),
  }),
});

/** `content/companions/<name>/facts.yaml`: what she answers about herself, by topic. */
export const facts = defineKind({
  name: 'facts',
  files: 'companions/*/facts.yaml',
  called: "a companion's facts",
  schema: z.record(slug, trio),
});

/** `content/companions/<name>/own.yaml`: what only she has, with the questions that call it. */
export const own = defineKind({
  name: 'own',
  files: 'companions/*/own.yaml',
  called: "a companion's own facts",
  schema: z.array(card),
});

/** `content/talk/asked/<area>.yaml`: plain questions that are put to any of them, by the wordings that call them. */
export const asked = defineKind({
  name: 'asked',
  files: 'talk/asked/*.yaml',
  called: 'a set of plain questions',
  schema: z.record(
    slug,
    z.strictObject({
      /** What is asked after, for the writer. */
      about: line(200),
      ...trios.shape,
    }),
  ),
});

/**
 * `content/companions/<name>/asked.yaml`: what she says to the questions of `talk/asked`, in her words, or `as` what
 * she has already: `own/<name>` or `fact/<topic>`.
 */
export const askedOfHer = defineKind({
  name: 'askedOfHer',
  files: 'companions/*/asked.yaml',
  called: "a companion's answers to plain questions",
  schema: z.record(
    slug,
    z.union([trio, z.strictObject({ as: z.string().regex(/^(?:own|fact)\/[a-z0-9-]+$/) })]),
  ),
});

/** What is asked after somebody or something, whoever or whatever it is: `content/README.md` says what each means. */
export const ASPECTS = [
  'named',
  'met',
  'now',
  'when',
  'where',
  'like',
  'why',
  'does',
  'lives',
  'age',
  'bond',
  'more',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** `content/companions/<name>/people.yaml`: who and what is named in her story. */
export const people = defineKind({
  name: 'people',
  files: 'companions/*/people.yaml',
  called: "the people and things of a companion's story",
  schema: z.array(
    z.strictObject({
      name: slug,
      /** The name as visitors write it, in both scripts. */
      words: z.array(text).min(1),
      /** Common nouns that mean it where she has just named it. */
      also: z.array(text).default([]),
      ...trio.shape,
      /** What she says when asked after it. */
      more: z.partialRecord(z.enum(ASPECTS), trio).default({}),
    }),
  ),
});

/** `content/companions/<name>/follow-ups.yaml`: what is asked after something of hers was told. */
export const followUps = defineKind({
  name: 'followUps',
  files: 'companions/*/follow-ups.yaml',
  called: 'the follow-ups of a companion',
  schema: z.array(
    z.strictObject({
      name: slug,
      /** What was told before: a fact's topic, `own/<name>`, `story/<name>`, `arc/<type>/<1 to 5>`, `people/<name>`. */
      after: z.array(text).min(1),
      /** What visitors type then. */
      hear: trios,
      ...trio.shape,
    }),
  ),
});

/** `content/companions/<name>/lines.yaml`: her lines by act, and `welcome-<type>`, `type-<type>`, `heavy`, … */
export const lines = defineKind({
  name: 'lines',
  files: 'companions/*/lines.yaml',
  called: "a companion's lines",
  schema: z.record(slug, trios),
});

const reactions = z.strictObject({
  /** What she says to it: statements that fit whatever the details are. */
  say: trios,
  /** Questions that fit as well. */
  ask: trios.optional(),
});

/** `content/companions/<name>/moves.yaml`: how she reacts to a message of which only the kind is understood. */
export const moves = defineKind({
  name: 'moves',
  files: 'companions/*/moves.yaml',
  called: 'the reactions of a companion',
  schema: z.strictObject({
    ...(Object.fromEntries(MOVES.map((move) => [move, reactions])) as Record<
      Move,
      typeof reactions
    >),
    /** He asks something of the world that she cannot know. */
    'no-idea': reactions,
    /** He asks a detail of her life that was never told. */
    'no-idea-her': reactions,
    /** He asks what he should do about something that she did not fully get. */
    'no-idea-advice': reactions,
  }),
});

/** What a question asks for, whatever it is about: `content/README.md` says what each means. */
export const QUESTION_KINDS = [
  'why',
  'who',
  'when',
  'how-known',
  'what-next',
  'what-said',
  'which',
  'ever',
  'did-you',
  'do-you',
  'state',
  'like',
  'would-you',
  'hard',
  'show-me',
  'really',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** `content/companions/<name>/improvised.yaml`: answers to questions that nobody foresaw, by what they ask for. */
export const improvised = defineKind({
  name: 'improvised',
  files: 'companions/*/improvised.yaml',
  called: 'the improvised answers of a companion',
  schema: z.strictObject(
    Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, trios])) as Record<
      QuestionKind,
      typeof trios
    >,
  ),
});

/** `content/companions/<name>/stories.yaml`. */
export const stories = defineKind({
  name: 'stories',
  files: 'companions/*/stories.yaml',
  called: "a companion's stories",
  schema: z.array(z.strictObject({ name: slug, topic: slug, ...trio.shape })),
});

/** `content/companions/<name>/arc.yaml`: her story in five chapters, for each type of chat she is there for. */
export const arc = defineKind({
  name: 'arc',
  files: 'companions/*/arc.yaml',
  called: "a companion's story arc",
  schema: z.partialRecord(z.enum(ALL_CHAT_TYPES), z.array(trio).length(5)),
});

export type SuggestionsContent = z.output<typeof suggestions.schema>;
export type FestivalsContent = z.output<typeof festivals.schema>;
export type RoutinesContent = z.output<typeof routines.schema>;
