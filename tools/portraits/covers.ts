import { balcony } from './cover/balcony.ts';
import type { Cover } from './cover/cover.ts';
import { filmPoster } from './cover/film-poster.ts';
import { lateDinner } from './cover/late-dinner.ts';
import { platform } from './cover/platform.ts';
import { ringRoad } from './cover/ring-road.ts';

/** Every article that has a drawing, by the name of its file. */
export const COVERS: Record<string, Cover> = {
  'dating-in-tier-1-cities-challenges-solutions': platform,
  'emotional-wellness-busy-professionals': balcony,
  'modern-indian-dating-expectations-vs-reality': filmPoster,
  'why-indian-professionals-need-meaningful-connections': ringRoad,
  'work-life-balance-and-relationships': lateDinner,
};
