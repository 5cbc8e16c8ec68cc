/** What one measured case did. */
export interface Measured {
  name: string;
  connections: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of this process's processor time for each, where it was measured: steadier than rates on a shared machine. */
  cpu?: number;
}

/** Runs `work` repeatedly from this many concurrent callers, for this many milliseconds. */
export async function measure(
  name: string,
  connections: number,
  ms: number,
  work: () => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const [start, used] = [performance.now(), process.cpuUsage()];
  const caller = async () => {
    while (performance.now() - start < ms) {
      const before = performance.now();
      await work();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / times.length;
  return { ...summary(name, connections, times, performance.now() - start), cpu };
}

/** Runs `work` once for each of the items, by this many concurrent callers. */
export async function measureEach<T>(
  name: string,
  connections: number,
  items: T[],
  work: (item: T) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  const rest = items.values();
  const start = performance.now();
  const caller = async () => {
    for (const item of rest) {
      const before = performance.now();
      await work(item);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return summary(name, connections, times, performance.now() - start);
}

/** Rate and percentiles of single times, all in milliseconds. */
export function summary(
  name: string,
  connections: number,
  times: number[],
  elapsed: number,
): Measured {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(Math.floor(times.length * share), times.length - 1)];
  const perSecond = (times.length * 1000) / elapsed;
  return { name, connections, perSecond, p50: at(0.5) ?? 0, p99: at(0.99) ?? 0 };
}

/** The middle of the values. */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line of a table: the case, its figures, and its rate beside the reference's. */
export function line(measured: Measured, reference: number) {
  const { name, connections, perSecond, p50, p99, cpu } = measured;
  const cells = [
    name.padEnd(34),
    String(connections).padStart(4),
    perSecond.toFixed(0).padStart(8),
    p50.toFixed(2).padStart(8),
    p99.toFixed(2).padStart(8),
    (perSecond / reference).toFixed(2).padStart(7),
    (cpu?.toFixed(0) ?? '').padStart(8),
  ];
  return cells.join(' ');
}

export const HEADING = `${'case'.padEnd(34)} conn     /s   p50 ms   p99 ms   ratio  cpu us`;
