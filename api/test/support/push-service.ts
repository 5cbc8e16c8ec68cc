import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { type PushNote, pushNote } from '#contract/schemas/push.ts';
import { listen } from './listen.ts';

/** What the next call meets; `takes` is a good one. */
export type Manner = 'takes' | 'gone' | 'full' | 'silent' | 'redirects';

interface Received {
  note: PushNote;
  ttl: number;
  /** What the caller signed. */
  claims: { aud: string; sub: string; exp: number };
}

/** A push service that speaks RFC 8030, and browsers that subscribe to it: it checks who sends, they open what came. */
export async function startPushService(publicKey: string) {
  const browsers = new Map<string, Received[]>();
  const keys = new Map<string, Keys>();
  const service = { origin: '', manner: 'takes' as Manner, calls: 0 };
  const app = express();
  // A body parser refuses the encoding.
  app.post('/push/:id', async (req, res) => {
    const body = await buffer(req);
    service.calls += 1;
    const { manner } = service;
    if (manner === 'silent') return;
    if (manner === 'gone') return void res.status(410).end();
    if (manner === 'full') return void res.status(429).end();
    if (manner === 'redirects') return res.redirect(307, '/elsewhere');
    const id = String(req.params.id);
    const own = keys.get(id);
    const claims = claimsOf(req.get('authorization') ?? '', publicKey);
    if (!own || !claims || claims.aud !== service.origin) return void res.status(403).end();
    const opened = JSON.parse(open(body, own));
    const ttl = Number(req.get('ttl'));
    browsers.get(id)?.push({ note: pushNote.parse(opened), ttl, claims });
    res.status(201).end();
  });
  const { origin, stop } = await listen(app);
  service.origin = origin;
  return Object.assign(service, {
    stop,
    /** A browser subscribes; `received` is what it has opened since. */
    subscribe: () => {
      const id = randomBytes(8).toString('hex');
      const [own, received]: [Keys, Received[]] = [newKeys(), []];
      keys.set(id, own);
      browsers.set(id, received);
      const subscription = {
        endpoint: `${origin}/push/${id}`,
        keys: {
          p256dh: own.pair.getPublicKey().toString('base64url'),
          auth: own.auth.toString('base64url'),
        },
      };
      return { subscription, received };
    },
  });
}

interface Keys {
  pair: ReturnType<typeof createECDH>;
  auth: Buffer;
}

const newKeys = (): Keys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
};

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens one record of `aes128gcm` as RFC 8291 has it. */
function open(body: Buffer, { pair, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derived(pair.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What a sender has signed with the key that belongs to ours; undefined: it is no good. */
function claimsOf(header: string, publicKey: string): Received['claims'] | undefined {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (k !== publicKey) return undefined;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(body, 'base64url').toString()) : undefined;
}
