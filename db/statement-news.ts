import { channel } from 'node:diagnostics_channel';
import { statementName } from './statement-name.ts';

/** A statement that was answered, or failed. */
export interface StatementNews {
  /** Its name, without values. */
  name(): string;
  ms: number;
  isFailed: boolean;
}

const news = channel('jaanu:statement');

/** Subscribes to every statement of this process. @returns unsubscribes */
export function onStatement(hear: (statement: StatementNews) => void): () => void {
  const listener = (message: unknown) => hear(message as StatementNews);
  news.subscribe(listener);
  return () => void news.unsubscribe(listener);
}

/** Sends a statement and publishes it to the subscribers. */
export async function telling<T>(sql: string, send: () => Promise<T>): Promise<T> {
  if (!news.hasSubscribers) return send();
  const start = performance.now();
  const tell = (isFailed: boolean) =>
    news.publish({ name: () => statementName(sql), ms: performance.now() - start, isFailed });
  try {
    const answer = await send();
    tell(false);
    return answer;
  } catch (error) {
    tell(true);
    throw error;
  }
}
