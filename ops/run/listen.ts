import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../api/context.ts';
import { startServer } from '../../api/server.ts';

/** A run before this one may still be draining. */
const WAIT_FOR_PORT_MS = 3000;
const POLL_MS = 150;

export interface ListenOptions {
  host: string;
  port: number;
  distDir: string;
}

/**
 * Starts the server, waiting a little for its port.
 * @throws with a line that names PORT, when the port stays taken or may not be used
 */
export async function listen(context: Context, options: ListenOptions) {
  const giveUpAt = Date.now() + WAIT_FOR_PORT_MS;
  for (;;) {
    try {
      return await startServer(context, options);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES') throw new Error(`Port ${options.port} may not be used; set PORT.`);
      if (code !== 'EADDRINUSE') throw error;
      if (Date.now() > giveUpAt) throw new Error(portTaken(options));
      await sleep(POLL_MS);
    }
  }
}

const portTaken = ({ host, port }: ListenOptions): string =>
  `Port ${port} on ${host} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`;
