import { isElsewhere, isUnavailable } from '../errors.ts';

/** Connections to whichever of several hosts is available. */
export interface AnyHost<T> {
  /** One to the host that served last, or to the next where it cannot be reached. */
  connect(): Promise<T>;
  /** This connection's host answers but takes no writes: the next connection goes to another. */
  leaveHost(connection: T): void;
}

/**
 * One writer as long as it is available. A caller that fails moves on only from the host that failed it: many that fail at the same time
 * on one must not go past the next.
 * @param hosts how to connect to each, in the order in which they are tried
 */
export function anyHost<T extends object>(hosts: (() => Promise<T>)[]): AnyHost<T> {
  const [only] = hosts;
  if (only && hosts.length === 1) return { connect: only, leaveHost: () => undefined };
  let current = 0;
  const hostOf = new WeakMap<T, number>();
  const leave = (host: number) => {
    if (host === current) current = (host + 1) % hosts.length;
  };
  const connect = async () => {
    for (let tries = 1; ; tries++) {
      const host = current;
      try {
        const connection = await (hosts[host] as () => Promise<T>)();
        hostOf.set(connection, host);
        return connection;
      } catch (error) {
        if (!isUnavailable(error) && !isElsewhere(error)) throw error;
        leave(host);
        if (tries >= hosts.length) throw error;
      }
    }
  };
  return { connect, leaveHost: (connection) => leave(hostOf.get(connection) ?? current) };
}
