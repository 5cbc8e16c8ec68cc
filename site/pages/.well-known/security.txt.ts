import type { APIRoute } from 'astro';
import { readOperator } from '../../hub/operator.ts';

/** It names a day after which it is not to be believed: a build is older than this only where nobody looks after it. */
const BELIEVED_MS = 300 * 24 * 60 * 60 * 1000;

/** Where to report a weakness (RFC 9116). */
export const GET: APIRoute = async ({ site }) => {
  const { supportEmail } = await readOperator();
  const expires = new Date(Date.now() + BELIEVED_MS).toISOString();
  const lines = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
