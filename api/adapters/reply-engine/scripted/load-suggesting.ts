import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SuggestionsContent } from '#content-reader/kinds/talk.ts';
import type { Suggest } from '../../../domain/ports.ts';
import { loadHearing } from './talk/load-hearing.ts';
import { createSuggesting } from './talk/suggesting.ts';
import { createUnderstanding } from './talk/understand.ts';

/** Reads what is proposed from `content/`, for replies that another engine wrote. */
export async function loadSuggesting(content: string): Promise<Suggest> {
  const [suggestions, needs, heads] = await Promise.all([
    readFile(join(content, 'talk/suggestions.yaml'), 'utf8'),
    readFile(join(content, 'talk/needs.yaml'), 'utf8'),
    loadHearing(content),
  ]);
  return createSuggesting(
    parse(suggestions) as SuggestionsContent,
    createUnderstanding(heads, parse(needs)),
  );
}
