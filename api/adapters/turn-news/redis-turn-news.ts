import type { Logger } from 'pino';
import type { Message } from '#contract/schemas/chat.ts';
import type { RunningTurns } from '../../domain/chat/turn/running-turns.ts';
import type { TurnNews } from '../../domain/chat/turn/turn-news.ts';
import { inTime, redisClient } from '../redis-client.ts';

/** What a follower sends to the process that runs a turn: the channel to publish to. */
interface Wish {
  turnId: string;
  channel: string;
}

/** What it receives, sealed; the last is the end. */
type News = { user: Message } | { text: string } | { ended: true };

/** Seals a text of a turn on its way, and opens it. */
export interface Envelope {
  seal(turnId: string, text: string): string;
  /** Throws where it was not sealed for this turn. */
  open(turnId: string, sealed: string): string;
}

const channelOf = (processId: string) => `jaanu:process:${processId}`;

/**
 * Publishes the progress of turns over Redis on request: nothing is sent about a turn that nobody follows. The texts are
 * sealed for their turn. Without Redis there are no updates.
 */
export function createRedisTurnNews({
  url,
  processId,
  envelope,
  newId,
  runningTurns,
  log,
}: {
  url: string;
  processId: string;
  envelope: Envelope;
  newId: () => string;
  runningTurns: RunningTurns;
  log: Pick<Logger, 'warn'>;
}): TurnNews {
  // A subscribed connection takes no other commands.
  const [speaks, hears] = [redisClient(url), redisClient(url)];
  for (const client of [speaks, hears]) {
    // The rate-limit counts already log that it is unavailable.
    client.on('error', () => {});
    client.connect().catch(() => {});
    client.unref();
  }

  const tell = async ({ turnId, channel }: Wish) => {
    // In order, without delaying the turn.
    let last: Promise<unknown> = Promise.resolve();
    const send = (news: News) => {
      const sealed = envelope.seal(turnId, JSON.stringify(news));
      last = last.then(() => inTime(speaks.publish(channel, sealed)));
      last.catch(() => {});
    };
    const running = runningTurns.join(turnId, {
      onUser: (user) => send({ user }),
      onDelta: (text) => send({ text }),
    });
    await running?.catch(() => {});
    send({ ended: true });
    await last;
  };
  hears
    .subscribe(channelOf(processId), (wish) => {
      tell(JSON.parse(wish) as Wish).catch((err: unknown) =>
        log.warn({ err }, 'a turn was not told to another process'),
      );
    })
    .catch(() => {});

  return {
    async follow({ id: turnId, processId: owner }, listener) {
      if (!speaks.isReady || !hears.isReady) return undefined;
      const channel = `jaanu:turn:${newId()}`;
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const leave = () => void hears.unsubscribe(channel).catch(() => {});
      const hear = (sealed: string) => {
        const news = JSON.parse(envelope.open(turnId, sealed)) as News;
        if ('user' in news) listener?.onUser(news.user);
        else if ('text' in news) listener?.onDelta(news.text);
        else end();
      };
      try {
        await inTime(hears.subscribe(channel, hear));
        const wish: Wish = { turnId, channel };
        const listeners = await inTime(speaks.publish(channelOf(owner), JSON.stringify(wish)));
        if (listeners > 0) return { ended, leave };
      } catch {
        // It is away: the database is asked instead.
      }
      leave();
      return undefined;
    },
  };
}
