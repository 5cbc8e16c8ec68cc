import type { ReactNode } from 'react';
import type { Ran } from '../api.ts';
import type { Looked } from '../use-run.ts';

interface Props<T> {
  of: { looked: Looked<T>; again: () => Promise<void> };
  children: (told: T, ran: Ran<T>) => ReactNode;
}

/** What a read returned, or why it failed. */
export function Shown<T>({ of: { looked, again }, children }: Props<T>) {
  if (looked.kind === 'loading') return <p className="quiet">Looking…</p>;
  if (looked.kind === 'failed') {
    return (
      <div role="alert" className="card">
        <p>{looked.sentence}</p>
        <button type="button" onClick={() => (looked.isOver ? location.reload() : void again())}>
          {looked.isOver ? 'Sign in again' : 'Try again'}
        </button>
      </div>
    );
  }
  if (looked.code !== 0) {
    return (
      <p role="alert" className="card">
        {looked.lines.join(' ')}
      </p>
    );
  }
  return <>{children(looked.told, looked)}</>;
}
