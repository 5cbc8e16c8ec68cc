import { join } from 'node:path';
import type { OpenAiEngineParts } from '../../../adapters/reply-engine/openai/engine.ts';
import type { Limits } from '../../../adapters/reply-engine/openai/patience.ts';
import { chooseProfile, loadProfiles } from '../../../adapters/reply-engine/openai/profile.ts';
import { createPrompts } from '../../../adapters/reply-engine/prompt/compose.ts';

const profiles = await loadProfiles(
  join(import.meta.dirname, '../../../../content/models/profiles.yaml'),
);

/** An hour in the evening, in India. */
export const EVENING = new Date('2026-11-22T15:05:00Z');

/** The parts of an engine that calls the emulator, with a companion who exists only in the database. */
export function partsFor(
  baseUrl: string,
  { limits, ...more }: Partial<OpenAiEngineParts> & { limits?: Limits } = {},
): OpenAiEngineParts {
  const model = more.model ?? 'small';
  const profile = chooseProfile(profiles, { baseUrl, model });
  return {
    name: 'primary',
    baseUrl,
    apiKey: 'key',
    model,
    prompts: createPrompts({
      portraits: new Map(),
      labels: ['Name', 'Lives in'],
      converse: undefined,
      now: () => EVENING,
    }),
    price: ({ input, output }) => input + output,
    fetch,
    ...more,
    profile: { ...profile, ...more.profile, ...(limits && { limits }) },
  };
}
