import { defineEngine } from '../engine-module.ts';
import { loadModelEngine } from './load.ts';
import { OPENAI, openAiMistakes, openAiSettings, openAiVariables } from './settings.ts';

/** Models at servers that speak as OpenAI's does. */
export const openai = defineEngine({
  name: 'openai',
  variables: openAiVariables,
  server: (env) => env.OPENAI_BASE_URL || OPENAI,
  mistakes: openAiMistakes,
  settings: openAiSettings,
  start: loadModelEngine,
});
