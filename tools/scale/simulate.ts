import { parseArgs } from 'node:util';

/** What is assumed of visitors; to be corrected by the first weeks (docs/scale.md). */
const ASSUMED = {
  /** Share of a day's arrivals in each hour of India, from midnight. */
  hours: [3, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 7, 10, 20, 4, 2],
  pages: 3,
  looks: 8,
  writes: 0.25,
  turns: 16,
  sessionSeconds: 12 * 60,
  replySeconds: 6,
  orders: 0.02,
};

/** What was measured of the product, in bytes. */
const BYTES = { turn: 1_700, account: 600 };
const DAY = 86_400;
const MONTH_DAYS = 30;
/** How long accounts that never wrote are kept. */
const IDLE_DAYS = 30;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});

/** Numbers of chance from 0 to 1 that a seed repeats (xorshift). */
function chanceOf(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** One day, second by second: visitors come as the hour has it, and each does what is assumed at times of chance. */
function simulateDay(visitors: number, chance: () => number) {
  const seconds = () => new Uint32Array(DAY + 2 * ASSUMED.sessionSeconds);
  const day = { arrivals: seconds(), pages: seconds(), looks: seconds(), turns: seconds() };
  const [open, orders] = [new Int32Array(day.turns.length + 1_000), seconds()];
  const total = ASSUMED.hours.reduce((sum, share) => sum + share);
  const hourOf = ASSUMED.hours.flatMap((share, hour) => Array<number>(share).fill(hour));
  const add = (to: Uint32Array, at: number) => {
    to[Math.floor(at)] = (to[Math.floor(at)] ?? 0) + 1;
  };
  for (let nth = 0; nth < visitors; nth++) {
    const hour = hourOf[Math.floor(chance() * total)] ?? 0;
    const at = (hour + chance()) * 3_600;
    add(day.arrivals, at);
    for (let page = 0; page < ASSUMED.pages; page++) add(day.pages, at + chance() * 120);
    for (let look = 0; look < ASSUMED.looks; look++) add(day.looks, at + chance() * 120);
    if (chance() < ASSUMED.orders) add(orders, at + chance() * ASSUMED.sessionSeconds);
    if (chance() >= ASSUMED.writes) continue;
    for (let turn = 0; turn < ASSUMED.turns; turn++) {
      const begun = at + chance() * ASSUMED.sessionSeconds;
      const end = begun - Math.log(1 - chance()) * ASSUMED.replySeconds;
      add(day.turns, begun);
      open[Math.floor(begun)] = (open[Math.floor(begun)] ?? 0) + 1;
      open[Math.ceil(end)] = (open[Math.ceil(end)] ?? 0) - 1;
    }
  }
  for (let second = 1; second < open.length; second++) {
    open[second] = (open[second] ?? 0) + (open[second - 1] ?? 0);
  }
  return { ...day, orders, 'replies open': open };
}

/** What tables hold after this many months at this pace, in GB: texts and ledger stay, idle accounts go. */
function sizeAfter(months: number, visitors: number): number {
  const days = months * MONTH_DAYS;
  const turns = visitors * ASSUMED.writes * ASSUMED.turns * days * BYTES.turn;
  const writers = visitors * ASSUMED.writes * days * BYTES.account;
  const idle = visitors * (1 - ASSUMED.writes) * Math.min(days, IDLE_DAYS) * BYTES.account;
  return (turns + writers + idle) / 1e9;
}

const visitors = Number(values.visitors);
const print = (...cells: (string | number)[]) =>
  console.log(
    cells
      .map((cell, nth) => (nth ? String(cell).padStart(14) : cell.toString().padEnd(14)))
      .join(''),
  );
print('a second', 'all day', 'busiest', '1 in 1,000');
for (const [name, counts] of Object.entries(simulateDay(visitors, chanceOf(Number(values.seed))))) {
  const sorted = Array.from(counts).sort((a, b) => b - a);
  const all = name === 'replies open' ? '' : sorted.reduce((sum, count) => sum + count, 0);
  print(name, all, sorted[0] ?? 0, sorted[Math.floor(DAY / 1_000)] ?? 0);
}
print('months', 'GB');
for (const months of [1, 3, 6, 12]) print(months, Math.round(sizeAfter(months, visitors)));
