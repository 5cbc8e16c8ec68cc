import { isIP } from 'node:net';
import type { Request } from 'express';

/** The caller's address: what our own proxy says, if that is an address at all, else the connection's. */
export function addressOf(req: Request): string {
  const said = req.ip?.split('%', 1)[0] ?? '';
  return isIP(said) ? said : (req.socket.remoteAddress ?? '').split('%', 1)[0] || '0.0.0.0';
}
