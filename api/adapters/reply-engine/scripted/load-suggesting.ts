import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SuggestionsContent } from '#content-reader/kinds/talk.ts';
import type { Suggest } from '../../../domain/ports.ts';
import { unpackHeads } from '../../../domain/text/classifier.ts';
import { createSuggesting } from './talk/suggesting.ts';
import { createUnderstanding } from './talk/understand.ts';

/** Reads what is proposed from `content/`, for replies that another engine wrote. */
export async function loadSuggesting(content: string): Promise<Suggest> {
  const [suggestions, needs, model] = await Promise.all([
    readFile(join(content, 'talk/suggestions.yaml'), 'utf8'),
    readFile(join(content, 'talk/needs.yaml'), 'utf8'),
    readFile(join(content, 'talk/model.bin')),
  ]);
  const { heads } = unpackHeads(model);
  const [act, topic] = [heads.get('act'), heads.get('topic')];
  if (!act || !topic) throw new Error('content/talk/model.bin holds no heads');
  return createSuggesting(
    parse(suggestions) as SuggestionsContent,
    createUnderstanding({ act, topic }, parse(needs)),
  );
}
