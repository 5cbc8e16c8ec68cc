/** Fills in the dot product of a direction with each of a row of them. */
type Fill = (to: Int8Array, row: Int8Array, products: Int32Array) => void;

/** So many numbers are multiplied at a time. */
export const LANES = 8;

const PAGE = 1 << 16;
/** Where directions begin that are multiplied; the one that they are multiplied with stands before them. */
const ROW = 1024;
/** A direction that is longer has no room before them. */
const LONGEST = ROW;
const BYTES_OF_PRODUCT = 4;

// Instructions and types of WebAssembly, as far as they are needed.
const [I32, V128, NONE] = [0x7f, 0x7b, 0x40];
const [LOOP, END, BRANCH_IF] = [0x03, 0x0b, 0x0d];
const [ADD, SUBTRACT] = [0x6a, 0x6b];
const get = (local: number) => [0x20, ...natural(local)];
const set = (local: number) => [0x21, ...natural(local)];
const setAndGet = (local: number) => [0x22, ...natural(local)];
const number = (value: number) => [0x41, (value & 127) | 128, value >> 7];
/** Eight numbers of a byte, as numbers of two bytes; so many bytes behind an address. */
const load = (behind: number) => [0xfd, 0x01, 0, ...natural(behind)];
/** Eight by eight, neighbours added: four numbers. */
const MULTIPLY = [0xfd, 0xba, 1];
const ADD_4 = [0xfd, 0xae, 1];
/** Of two times four numbers those that begin at these bytes. */
const pick = (...places: number[]) => [
  ...[0xfd, 0x0d],
  ...places.flatMap((from) => [from, from + 1, from + 2, from + 3]),
];
const STORE_FIRST = [0xfd, 0x5a, 2, 0, 0];

/** A number as it is written: seven bits a byte. */
const natural = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, value >> 7];

/** A length, and what is that long. */
const sized = (bytes: number[]) => [...natural(bytes.length), ...bytes];
const named = (name: string, ...what: number[]) => [...sized([...Buffer.from(name)]), ...what];

/** What is given to the function, what it counts with, and behind these the numbers of what is multiplied with. */
const [OTHERS, LEFT, OUT, SUM, PARTS] = [0, 1, 2, 3, 4];

/** For each of the others: eight numbers at a time are multiplied with those at 0, and the sum is stored. */
function dots(size: number): number[] {
  const parts = Array.from({ length: size / LANES }, (_, at) => at);
  /** Four numbers and what the same four are in another order. */
  const addTurned = (...places: number[]) => [
    ...[...setAndGet(SUM), ...get(SUM), ...get(SUM), ...pick(...places), ...ADD_4],
  ];
  const forward = (local: number, by: number) => [
    ...[...get(local), ...number(by), ADD, ...set(local)],
  ];
  return [
    ...[1, ...natural(parts.length + 1), V128],
    ...parts.flatMap((part) => [...number(0), ...load(part * LANES), ...set(PARTS + part)]),
    ...[LOOP, NONE],
    ...parts.flatMap((part) => [
      ...[...get(OTHERS), ...load(part * LANES), ...get(PARTS + part), ...MULTIPLY],
      ...(part > 0 ? ADD_4 : []),
    ]),
    ...[...addTurned(8, 12, 0, 4), ...addTurned(4, 0, 12, 8), ...set(SUM)],
    ...[...get(OUT), ...get(SUM), ...STORE_FIRST],
    ...[...forward(OUT, BYTES_OF_PRODUCT), ...forward(OTHERS, size)],
    ...[...get(LEFT), ...number(1), SUBTRACT, ...setAndGet(LEFT), BRANCH_IF, 0, END],
    END,
  ];
}

const moduleFor = (size: number) =>
  Uint8Array.from([
    ...[0, ...Buffer.from('asm'), 1, 0, 0, 0],
    ...[1, ...sized([1, 0x60, ...sized([I32, I32, I32]), 0])],
    ...[3, ...sized([1, 0])],
    ...[5, ...sized([1, 0, 1])],
    ...[7, ...sized([2, ...named('dots', 0, 0), ...named('memory', 2, 0)])],
    ...[10, ...sized([1, ...sized(dots(size))])],
  ]);

/**
 * Makes what multiplies directions of some size, eight numbers at a time; undefined where the processor has no such
 * instructions.
 * @param size a multiple of eight
 */
export function createProducts(size: number): Fill | undefined {
  const bytes = moduleFor(size);
  if (size > LONGEST || !WebAssembly.validate(bytes)) return undefined;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  const fill = exports.dots as (others: number, count: number, out: number) => void;
  const { buffer } = exports.memory as WebAssembly.Memory;
  const memory = new Int8Array(buffer);
  // As many at a time as there is room for: copied, they stay where they were placed.
  const most = Math.floor((PAGE - ROW) / (size + BYTES_OF_PRODUCT));
  const out = PAGE - most * BYTES_OF_PRODUCT;
  const found = new Int32Array(buffer, out, most);
  return (to, row, products) => {
    memory.set(to);
    for (let from = 0; from < products.length; from += most) {
      const count = Math.min(most, products.length - from);
      memory.set(row.subarray(from * size, (from + count) * size), ROW);
      fill(ROW, count, out);
      products.set(found.subarray(0, count), from);
    }
  };
}
