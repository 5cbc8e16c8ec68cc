/** Fills in the dot product of a direction with each of a row of them. */
type Fill = (to: Int8Array, row: Int8Array, products: Int32Array) => void;

const PAGE = 1 << 16;
const PAGES = 2;
/** Where directions begin that are multiplied; the one that they are multiplied with stands before them. */
const ROW = 4096;
const BYTES_OF_PRODUCT = 4;

// Instructions and types of WebAssembly, as far as they are needed.
const [I32, V128, NONE] = [0x7f, 0x7b, 0x40];
const [LOOP, END, BRANCH_IF] = [0x03, 0x0b, 0x0d];
const [ADD, SUBTRACT, IS_LESS] = [0x6a, 0x6b, 0x49];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const setAndGet = (local: number) => [0x22, local];
/** Of less than 64. */
const number = (value: number) => [0x41, value];
const STORE = [0x36, 2, 0];
const LOAD_16 = [0xfd, 0x00, 0, 0];
const ZEROS = [0xfd, 0x0c, ...new Array<number>(16).fill(0)];
/** Eight numbers of a byte as numbers of two bytes. */
const FIRST_8 = [0xfd, 0x87, 1];
const LAST_8 = [0xfd, 0x88, 1];
/** Eight by eight, neighbours added: four numbers. */
const MULTIPLY_8 = [0xfd, 0xba, 1];
const ADD_4 = [0xfd, 0xae, 1];
const lane = (which: number) => [0xfd, 0x1b, which];

/** What is given to the function, and what it counts with. */
const [OTHERS, LEFT, SIZE, OUT, AT, SUM, ONE, OTHER] = [0, 1, 2, 3, 4, 5, 6, 7];

/** For each of the others: sixteen numbers at a time are multiplied with those at 0, and the sum is stored. */
const DOTS = [
  ...[2, 1, I32, 3, V128],
  ...[LOOP, NONE],
  ...[...ZEROS, ...set(SUM), ...number(0), ...set(AT)],
  ...[LOOP, NONE],
  ...[...get(AT), ...LOAD_16, ...set(ONE)],
  ...[...get(OTHERS), ...get(AT), ADD, ...LOAD_16, ...set(OTHER)],
  ...get(SUM),
  ...[...get(ONE), ...FIRST_8, ...get(OTHER), ...FIRST_8, ...MULTIPLY_8, ...ADD_4],
  ...[...get(ONE), ...LAST_8, ...get(OTHER), ...LAST_8, ...MULTIPLY_8, ...ADD_4],
  ...set(SUM),
  ...[...get(AT), ...number(16), ADD, ...setAndGet(AT), ...get(SIZE), IS_LESS, BRANCH_IF, 0, END],
  ...get(OUT),
  ...[...get(SUM), ...lane(0), ...get(SUM), ...lane(1), ADD],
  ...[...get(SUM), ...lane(2), ADD, ...get(SUM), ...lane(3), ADD],
  ...STORE,
  ...[...get(OUT), ...number(BYTES_OF_PRODUCT), ADD, ...set(OUT)],
  ...[...get(OTHERS), ...get(SIZE), ADD, ...set(OTHERS)],
  ...[...get(LEFT), ...number(1), SUBTRACT, ...setAndGet(LEFT), BRANCH_IF, 0, END],
  END,
];

/** A length, and what is that long. */
const sized = (bytes: number[]) =>
  bytes.length < 128
    ? [bytes.length, ...bytes]
    : [(bytes.length & 127) | 128, bytes.length >> 7, ...bytes];
const named = (name: string, ...what: number[]) => [...sized([...Buffer.from(name)]), ...what];

const MODULE = Uint8Array.from([
  ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
  ...[1, ...sized([1, 0x60, ...sized([I32, I32, I32, I32]), 0])],
  ...[3, ...sized([1, 0])],
  ...[5, ...sized([1, 0, PAGES])],
  ...[7, ...sized([2, ...named('dots', 0, 0), ...named('memory', 2, 0)])],
  ...[10, ...sized([1, ...sized(DOTS)])],
]);

/** Makes what multiplies sixteen numbers at a time; undefined where the processor has no such instructions. */
export function createProducts(): Fill | undefined {
  if (!WebAssembly.validate(MODULE)) return undefined;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE));
  const dots = exports.dots as (others: number, count: number, size: number, out: number) => void;
  const { buffer } = exports.memory as WebAssembly.Memory;
  const bytes = new Int8Array(buffer);
  return (to, row, products) => {
    const size = to.length;
    // As many at a time as there is room for: copied, they stay where they were placed.
    const most = Math.floor((PAGES * PAGE - ROW) / (size + BYTES_OF_PRODUCT));
    const out = PAGES * PAGE - most * BYTES_OF_PRODUCT;
    const found = new Int32Array(buffer, out, most);
    bytes.set(to);
    for (let from = 0; from < products.length; from += most) {
      const count = Math.min(most, products.length - from);
      bytes.set(row.subarray(from * size, (from + count) * size), ROW);
      dots(ROW, count, size, out);
      products.set(found.subarray(0, count), from);
    }
  };
}
