import fc from 'fast-check';

/** Controls, halves of characters, marks and joiners. */
const UNSEEN =
  '\0|\r\n|\t|\u007f|\u0085|\u2028|\ud83d|\udc00|\ufffe|\ufeff|\u202e|\u200d|\u0301| |';
/** What other scripts and other languages quote, escape or interpret. */
const SEEN = `क्षि 한 ﷺ 👩‍👩‍👧‍👦 🇮🇳 İ ß ㍍ 𝒳 Ａ १ % %00 %F0%28 %c0%ae .. ../ \\ / // ? # & = ; , : " ' \` < > <script>
{{ }} ( ) [ * + _ - . 'or'1'='1 __proto__ constructor toString null NaN -1 1e309 undefined true $ne javascript: http:// 0 a
99999999999999999999`;
const PIECES = [...UNSEEN.split('|'), ...SEEN.split(/\s+/)];

/** A text that nobody means: any characters, one piece over and over, or a few together. */
export const oddText = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...PIECES),
    fc
      .tuple(fc.constantFrom(...PIECES.filter(Boolean)), fc.nat({ max: longest }))
      .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join('')),
  );

/** Lists in lists, objects in objects: deeper than anything of ours. */
const deep = fc.nat({ max: 3_000 }).chain((depth) =>
  fc.constantFrom(
    () => nested(depth, (inner) => [inner]),
    () => nested(depth, (inner) => ({ a: inner })),
  ),
);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

/** Any JSON value where another one belongs; at most about as large as a body may be. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e-308, [], {}, ''),
  fc.double(),
  fc.maxSafeInteger(),
  { weight: 4, arbitrary: oddText(20_000) },
  { weight: 2, arbitrary: fc.jsonValue() },
  fc.constantFrom({ $ne: '' }, { toString: 1 }, { length: 1e9 }, [[]], [null], ['a']),
  deep.map((make) => make()),
  fc.nat({ max: 4_000 }).map((length) => Array.from({ length }, () => ({}))),
  fc
    .nat({ max: 2_000 })
    .map((length) => Object.fromEntries(Array.from({ length }, (_, nth) => [`k${nth}`, nth]))),
);
