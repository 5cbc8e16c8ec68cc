import { withCapital } from '../../../../domain/text/capital.ts';

/** How the visitor is spoken to. */
export interface Address {
  isAap: boolean;
  gender: 'man' | 'woman' | undefined;
}

const BY_GENDER = /<([^<>|]*)\|([^<>|]*)>/g;
const BY_ADDRESS = /\[([^[\]|]*)\|([^[\]|]*)\]/g;

/** Whether a line can be said only to somebody whose gender is known. */
export const needsGender = (line: string): boolean => /<[^<>|]*\|[^<>|]*>/.test(line);

/**
 * A line as it is said to this visitor: `[tum|aap]` by the way she is addressed, `<man|woman>` by the visitor's own
 * verbs. Where those have not been heard, what is written for a man is said.
 */
export const realise = (line: string, { isAap, gender }: Address): string =>
  line
    .replace(BY_GENDER, (_, man: string, woman: string) => (gender === 'woman' ? woman : man))
    .replace(BY_ADDRESS, (_, tum: string, aap: string) => (isAap ? aap : tum))
    .replace(/ {2,}/g, ' ')
    .trim();

const PLACE = /\{([a-z]+)\}/g;

/** The line with its places filled; undefined where one has no value. */
export function filled(
  line: string,
  values: Record<string, string | undefined>,
): string | undefined {
  let isWhole = true;
  const text = line.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? withCapital(text) : undefined;
}
