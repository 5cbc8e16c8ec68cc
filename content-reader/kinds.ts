import type { Kind } from './kind.ts';
import { articles } from './kinds/articles.ts';
import { bannedWords } from './kinds/banned-words.ts';
import { companions } from './kinds/companions.ts';
import { care, concepts, guard, memory, reminder, rules, underAge } from './kinds/conversation.ts';
import { ideas, tips } from './kinds/ideas.ts';
import { landing } from './kinds/landing.ts';
import { modelPrices, modelProfiles } from './kinds/models.ts';
import { operator } from './kinds/operator.ts';
import { pages } from './kinds/pages.ts';
import { prompts } from './kinds/prompts.ts';
import {
  acts,
  arc,
  counsels,
  dialogs,
  facts,
  festivals,
  followUps,
  happenings,
  improvised,
  knowledge,
  lines,
  moves,
  needs,
  own,
  people,
  routines,
  sceneInvitations,
  scenes,
  situations,
  stories,
  subjects,
  suggestions,
  sure,
  topicMoves,
  topics,
  trades,
  turnLines,
} from './kinds/talk.ts';

/** Everything below `content/` that has a schema. */
export const KINDS: readonly Kind[] = [
  articles,
  ideas,
  tips,
  landing,
  pages,
  operator,
  companions,
  prompts,
  modelProfiles,
  modelPrices,
  bannedWords,
  memory,
  care,
  concepts,
  rules,
  underAge,
  reminder,
  guard,
  topicMoves,
  topics,
  subjects,
  happenings,
  counsels,
  trades,
  situations,
  dialogs,
  acts,
  knowledge,
  turnLines,
  needs,
  sure,
  routines,
  sceneInvitations,
  scenes,
  festivals,
  suggestions,
  facts,
  own,
  people,
  followUps,
  improvised,
  lines,
  moves,
  stories,
  arc,
];
