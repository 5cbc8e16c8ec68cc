import type { Spent } from '../../../domain/ports.ts';
import type { Prompt } from '../prompt/compose.ts';
import { countTokens } from '../prompt/tokens.ts';
import type { Price } from './price.ts';
import type { Profile } from './profile.ts';
import type { Chunk, TokenCounts } from './read-chunk.ts';

/** What is measured of a call, and of whom. */
interface Parts {
  name: string;
  model: string;
  profile: Pick<Profile, 'lettersPerToken'>;
  price: Price;
}

/** Measures one call of a model: its tokens, as the server counts them or as they are estimated, its price and times. */
export function createMeasure({ name, model, profile, price }: Parts) {
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  let prompt: Prompt['tokens'] | undefined;
  let counted: TokenCounts | undefined;
  let written = '';
  let firstWordMs: number | null = null;
  let hasShown = false;
  const estimate = (): TokenCounts => ({
    input: prompt ? prompt.stable + prompt.history + prompt.note : 0,
    cached: 0,
    output: countTokens(written, profile.lettersPerToken),
    reasoning: 0,
  });
  return {
    /** The server has taken this prompt. */
    asked(taken: Prompt): void {
      prompt = taken.tokens;
    },
    heard({ text, usage }: Pick<Chunk, 'text' | 'usage'>): void {
      written += text;
      if (usage) counted = usage;
    },
    wrote(text: string): void {
      written += text;
    },
    counted(usage: TokenCounts): void {
      counted = usage;
    },
    /** @param isAnew what was shown before is none of the reply */
    shown(text: string, isAnew: boolean): void {
      if (isAnew) hasShown = false;
      if (text.trim() === '') return;
      hasShown = true;
      firstWordMs ??= since();
    },
    get hasShown() {
      return hasShown;
    },
    get isCounted() {
      return counted !== undefined;
    },
    end(outcome: Spent['outcome']): Spent {
      const tokens = counted ?? estimate();
      return {
        endpoint: name,
        model,
        outcome,
        inputTokens: tokens.input,
        cachedTokens: Math.min(tokens.cached, tokens.input),
        outputTokens: tokens.output,
        reasoningTokens: tokens.reasoning,
        isEstimated: counted === undefined,
        microRupees: price(tokens),
        firstWordMs,
        totalMs: since(),
      };
    },
  };
}

export type Measure = ReturnType<typeof createMeasure>;
