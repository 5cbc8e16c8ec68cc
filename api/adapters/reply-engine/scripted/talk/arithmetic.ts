const SUM =
  /(?<![\d.])(-?\d{1,6}(?:\.\d{1,3})?)\s*(\+|-|−|x|×|\*|\/|÷|plus|minus|times|into|multiplied by|divided by|jama|guna)\s*(-?\d{1,6}(?:\.\d{1,3})?)(?![\d.])/i;

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  plus: (a, b) => a + b,
  jama: (a, b) => a + b,
  '-': (a, b) => a - b,
  '−': (a, b) => a - b,
  minus: (a, b) => a - b,
  x: (a, b) => a * b,
  '×': (a, b) => a * b,
  '*': (a, b) => a * b,
  times: (a, b) => a * b,
  into: (a, b) => a * b,
  guna: (a, b) => a * b,
  'multiplied by': (a, b) => a * b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
  'divided by': (a, b) => a / b,
};

/** The result of one sum in a text, such as "17 times 3"; undefined where there is none, or it has none. */
export function sumIn(text: string): string | undefined {
  const found = SUM.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return undefined;
  const result = OPERATIONS[found[2].toLowerCase()]?.(Number(found[1]), Number(found[3]));
  return result === undefined || !Number.isFinite(result)
    ? undefined
    : String(Math.round(result * 1000) / 1000);
}
