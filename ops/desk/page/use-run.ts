import { useCallback, useEffect, useState } from 'react';
import { type Ran, Refusal, run } from './api.ts';

/** What a reading command returned. */
export type Looked<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; sentence: string; isOver: boolean }
  | ({ kind: 'there' } & Ran<T>);

/** Runs a read-only command, again when its words change or on request. */
export function useRun<T>(command: string, args: string[], since?: string) {
  const [looked, setLooked] = useState<Looked<T>>({ kind: 'loading' });
  const words = JSON.stringify(args);
  const look = useCallback(async () => {
    try {
      const ran = await run<T>(command, JSON.parse(words), since ? { since } : {});
      setLooked({ kind: 'there', ...ran });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      setLooked({
        kind: 'failed',
        sentence,
        isOver: error instanceof Refusal && error.status === 401,
      });
    }
  }, [command, words, since]);
  useEffect(() => {
    setLooked({ kind: 'loading' });
    void look();
  }, [look]);
  return { looked, again: look };
}
