import { join } from 'node:path';
import type { EngineParts, StartedEngine } from '../engine-module.ts';
import { createEndpoint } from '../ladder/endpoint.ts';
import { createLadder, type Rung } from '../ladder/ladder.ts';
import { createPrice, loadPrices } from '../openai/price.ts';
import { chooseProfile, loadProfiles } from '../openai/profile.ts';
import { createPrompts } from '../prompt/compose.ts';
import { loadPortraits } from '../prompt/portraits.ts';
import { createLettaClient } from './client.ts';
import { createLettaEngine } from './engine.ts';
import type { LettaConfig } from './settings.ts';

/**
 * The engine with agents at a Letta server, the built-in one behind it where it may be the fallback; and what deletes an agent or
 * a conversation there.
 */
export async function loadLettaEngine(
  config: LettaConfig,
  parts: EngineParts,
): Promise<StartedEngine> {
  const { content, scripted, fallback, links, totalMs, fetch, now, log, onState } = parts;
  const profiles = await loadProfiles(join(content, 'models/profiles.yaml'));
  const prices = await loadPrices(join(content, 'models/prices.yaml'));
  const profile = chooseProfile(profiles, config, 'letta');
  const model = config.model.split('/').at(-1) ?? config.model;
  const client = createLettaClient({ ...config, fetch });
  const engine = createLettaEngine({
    ...config,
    client,
    links,
    prompts: createPrompts({ ...parts, portraits: await loadPortraits(content) }),
    price: createPrice(prices, { baseUrl: config.baseUrl, model }),
    limits: profile.limits,
    shape: profile,
  });
  const heard = onState && {
    onState: (state: Parameters<typeof onState>[1]) => onState('primary', state),
  };
  const agents: Rung = {
    source: 'primary',
    engine: createEndpoint({
      ...profile,
      name: 'letta',
      shared: parts.seats,
      engine,
      now,
      ...heard,
    }),
  };
  const last: Rung[] = fallback ? [{ source: 'fallback', engine: fallback }] : [];
  return {
    replyEngine: createLadder({ rungs: [agents, ...last], spare: scripted, totalMs, log }),
    deleteAgent: client.delete,
  };
}
