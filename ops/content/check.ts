import { pathsIn } from '#content-reader/files.ts';
import { checkDays } from './check-days.ts';
import { checkFields } from './check-fields.ts';
import { checkName, strayFiles } from './check-names.ts';
import { checkCovers, checkPictures } from './check-pictures.ts';
import { checkPresent } from './check-present.ts';
import { checkPrices } from './check-prices.ts';
import { checkText } from './check-text.ts';
import { checkTogether } from './check-together.ts';
import { bannedWordsIn, checkUnwritten, checkWords } from './check-words.ts';
import { readContent } from './content-file.ts';
import { toLines } from './finding.ts';
import { placesOf } from './places.ts';

/** The content has mistakes; the message has a line for each. */
class ContentMistakes extends Error {
  override name = 'ContentMistakes';
}

/** Throws ContentMistakes where a content folder is not in order. */
export function refuseMistakes(folder: string): void {
  const mistakes = checkContent(folder);
  if (mistakes.length > 0) throw new ContentMistakes(mistakes.join('\n'));
}

/** Looks through a content folder. Answers one line for each mistake; none: all is well. */
export function checkContent(folder: string): string[] {
  const files = readContent(folder);
  const places = placesOf(files, folder);
  const banned = bannedWordsIn(files);
  const findings = files.flatMap((file) => [
    ...checkName(file),
    ...checkFields(file),
    ...checkDays(file),
    ...checkText(file, places),
    ...checkPictures(file, folder),
    ...checkWords(file, banned),
    ...checkUnwritten(file),
    ...checkPrices(file),
  ]);
  const paths = pathsIn(folder);
  const all = [
    ...findings,
    ...checkTogether(files),
    ...checkPresent(paths),
    ...checkCovers(paths),
    ...strayFiles(paths),
  ];
  return toLines(all);
}
