/**
 * What a source yields, while `run` decides when it starts and learns how it ends, so that a limit on concurrent calls and a
 * breaker, made for promises, hold for streams as well. Who stops listening stops the source.
 */
export async function* through<T>(
  run: (work: () => Promise<void>) => Promise<void>,
  source: () => AsyncIterable<T>,
): AsyncGenerator<T> {
  const waiting: T[] = [];
  let wake = () => {};
  let isDone = false;
  let isStopped = false;
  const work = run(async () => {
    for await (const one of source()) {
      waiting.push(one);
      wake();
      if (isStopped) return;
    }
  }).finally(() => {
    isDone = true;
    wake();
  });
  work.catch(() => {});
  try {
    for (;;) {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) yield one;
      if (isDone) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    await work;
  } finally {
    isStopped = true;
  }
}
