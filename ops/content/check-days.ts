import { lineOf } from './check-together.ts';
import { type ContentFile, valuesOf } from './content-file.ts';
import type { Finding } from './finding.ts';

/** A change cannot come before the first day. */
export function checkDays(file: ContentFile): Finding[] {
  const { date, updated } = valuesOf(file);
  if (!isDay(date) || !isDay(updated) || updated >= date) return [];
  return [{ path: file.path, line: lineOf(file, 'updated'), text: '"updated" is before "date".' }];
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
