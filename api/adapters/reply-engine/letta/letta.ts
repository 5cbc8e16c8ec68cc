import { defineEngine } from '../engine-module.ts';
import { loadLettaEngine } from './load.ts';
import { LETTA_CLOUD, lettaMistakes, lettaSettings, lettaVariables } from './settings.ts';

/** Agents at a Letta server. */
export const letta = defineEngine({
  name: 'letta',
  variables: lettaVariables,
  server: (env) => env.LETTA_BASE_URL || LETTA_CLOUD,
  mistakes: lettaMistakes,
  settings: lettaSettings,
  start: loadLettaEngine,
});
