import { defineEngine, type EngineModule } from './engine-module.ts';
import { letta } from './letta/letta.ts';
import { openai } from './openai/openai.ts';

/** The built-in engine, which is always there, whichever engine writes the replies. */
const scripted = defineEngine({
  name: 'scripted',
  variables: {},
  mistakes: () => [],
  settings: () => undefined,
  start: async (_, parts) => ({ replyEngine: parts.scripted }),
});

/** Every reply engine; `REPLY_ENGINE` decides which of them writes the replies. */
export const ENGINES: readonly EngineModule[] = [scripted, openai, letta];
