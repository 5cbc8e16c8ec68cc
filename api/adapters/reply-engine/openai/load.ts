import { join } from 'node:path';
import type { ReplySource } from '../../../domain/ports.ts';
import type { EngineParts, StartedEngine } from '../engine-module.ts';
import { createEndpoint, type EndpointState } from '../ladder/endpoint.ts';
import { createLadder, type Rung } from '../ladder/ladder.ts';
import { createPrompts } from '../prompt/compose.ts';
import { loadPortraits } from '../prompt/portraits.ts';
import { createStoryPrompts } from '../prompt/story.ts';
import { createOpenAiEngine } from './engine.ts';
import { createPrice, loadPrices } from './price.ts';
import { chooseProfile, loadProfiles } from './profile.ts';
import type { OpenAiConfig, OpenAiServer } from './settings.ts';

/** Stories written concurrently. */
const STORIES = 2;

/**
 * The engine with all the models of the settings: each behind its breaker and its limit, one after the other, and the
 * built-in engine last where it may be the fallback; and the engine that writes stories.
 */
export async function loadModelEngine(
  { primary, secondary }: OpenAiConfig,
  parts: EngineParts,
): Promise<StartedEngine> {
  const { content, scripted, fallback, totalMs, fetch, now, log, onState } = parts;
  const profiles = await loadProfiles(join(content, 'models/profiles.yaml'));
  const prices = await loadPrices(join(content, 'models/prices.yaml'));
  const prompts = createPrompts({ ...parts, portraits: await loadPortraits(content) });
  const engineOf = (name: ReplySource, server: OpenAiServer, prompted = prompts) => {
    const profile = chooseProfile(profiles, server, server.profile);
    const price = createPrice(prices, server);
    const asked = { ...server, name, profile, price, fetch, prompts: prompted };
    return { profile, engine: createOpenAiEngine(asked) };
  };
  const rung = (source: ReplySource, server: OpenAiServer): Rung => {
    const { profile, engine } = engineOf(source, server);
    const heard = onState && { onState: (state: EndpointState) => onState(source, state) };
    return {
      source,
      engine: createEndpoint({
        ...profile,
        name: source,
        shared: parts.seats,
        engine,
        now,
        ...heard,
      }),
    };
  };
  const models = [rung('primary', primary), ...(secondary ? [rung('secondary', secondary)] : [])];
  const last: Rung[] = fallback ? [{ source: 'fallback', engine: fallback }] : [];
  const stories = engineOf('primary', primary, createStoryPrompts());
  return {
    replyEngine: createLadder({ rungs: [...models, ...last], spare: scripted, totalMs, log }),
    // Replies go first: stories have two separate seats and wait in a separate queue.
    storyteller: createEndpoint({
      ...stories.profile,
      name: 'stories',
      shared: parts.seats,
      engine: stories.engine,
      now,
      atOnce: STORIES,
    }),
  };
}
