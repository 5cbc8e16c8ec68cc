import { isIP } from 'node:net';
import type { Request } from 'express';

/** The caller's address: our own proxy's header, if that is a valid address, else the connection's. */
export function addressOf(req: Request): string {
  const said = req.ip?.split('%', 1)[0] ?? '';
  return isIP(said) ? said : (req.socket.remoteAddress ?? '').split('%', 1)[0] || '0.0.0.0';
}
