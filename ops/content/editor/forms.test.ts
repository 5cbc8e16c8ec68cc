import { expect, test } from 'vitest';
import type { z } from 'zod';
import { isOf } from '#content-reader/files.ts';
import { KINDS } from '#content-reader/kinds.ts';
import config from '../../../keystatic.config.ts';

const FORMS = Object.entries({ ...config.collections, ...config.singletons });

/** The kind of the files that a form writes. */
const kindOf = (path: string) =>
  KINDS.find((kind) =>
    ['mdx', 'yaml'].some((ending) => isOf(kind, `${path.slice('content/'.length)}.${ending}`)),
  );

test.each(FORMS.map(([name, { path = '', schema }]) => [name, path, schema] as const))(
  'the visual editor knows every field of %s: one it does not know it would throw away',
  (_, path, shown) => {
    const fields = Object.keys(shown).filter((name) => name !== 'body');
    const known = kindOf(path)?.schema as z.ZodObject | undefined;
    expect(fields.toSorted()).toEqual(Object.keys(known?.shape ?? {}).toSorted());
  },
);
