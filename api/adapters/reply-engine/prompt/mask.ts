/** Help lines, which may be named, and days. */
const HARMLESS = /^(?:1800[\s-]?\d{3}[\s-]?\d{3,4}|\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4})$/;

const MASKS: [RegExp, string][] = [
  // Emails and UPI addresses are of one form: somebody@somewhere.
  [/[\w.+-]{1,64}@[a-z][\w-]{0,30}(?:\.[a-z]{2,10}){0,3}/giu, '[address]'],
  [/(?<![\p{L}\d])\+?\d(?:[\s.()/_-]{0,3}\d){7,18}(?!\d)/gu, '[number]'],
  [/(?<![\p{L}\d])[०-९](?:[\s.-]{0,3}[०-९]){7,18}/gu, '[number]'],
];

/** A text without the phone numbers, card numbers, emails and UPI addresses in it: no model needs them. */
export const mask = (text: string): string =>
  MASKS.reduce(
    (rest, [pattern, instead]) =>
      rest.replaceAll(pattern, (found) => (HARMLESS.test(found) ? found : instead)),
    text,
  );
