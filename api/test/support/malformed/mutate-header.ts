import fc from 'fast-check';
import { oddText } from './odd-values.ts';
import type { RawRequest } from './raw-call.ts';

/** Every header that anything in front of or within the product reads, with values to start from. */
export const HEADERS: Record<string, string[]> = {
  host: ['127.0.0.1', '[::1]:3000', 'a:99999', 'evil.example', 'user@host', ''],
  origin: ['null', 'http://127.0.0.1', 'https://evil.example', 'file://', 'http://a@b:1'],
  referer: ['http://127.0.0.1/chats', 'https://evil.example/?q', 'about:blank', 'android-app://x'],
  cookie: ['jaanu_visitor=a.b.c', '__Host-jaanu_visitor=s%3A', 'jaanu_go=x', '=;=;', 'a="b; c'],
  authorization: ['Bearer x', 'Basic Og==', 'Bearer', 'Digest username="a"'],
  accept: ['text/event-stream', '*/*;q=0', 'a/b;q=x', 'text/event-stream, application/json'],
  'accept-encoding': ['br;q=0', 'gzip, br', 'identity;q=0, *;q=0', 'br;q=1.0000'],
  'accept-language': ['hi-IN,hi;q=0.9', '*', 'xx-'],
  'content-type': ['application/json', 'application/json; charset=x', 'multipart/form-data'],
  'content-encoding': ['gzip', 'br', 'deflate', 'identity, gzip', 'x'],
  'content-length': ['0', '1', '-1', '0x10', '99999999999', '1, 1', '+5'],
  'transfer-encoding': ['chunked', 'chunked, gzip', 'identity', 'xchunked', 'chunked\t'],
  connection: ['keep-alive', 'upgrade', 'close, te', 'x-forwarded-for'],
  expect: ['100-continue', '200-ok', 'x'],
  upgrade: ['websocket', 'h2c', 'x'],
  te: ['trailers', 'gzip;q=0.5'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x=1'],
  'if-none-match': ['"x"', 'W/"x"', '*', '"a", "b"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  'user-agent': ['Mozilla/5.0 (Linux; Android 14) Chrome/156.0', 'bot', 'Googlebot/2.1'],
  'x-forwarded-for': [
    '1.2.3.4',
    '1.2.3.4, 5.6.7.8',
    '::ffff:1.2.3.4',
    'fe80::1%eth0',
    'unknown',
    ',',
  ],
  'x-forwarded-proto': ['https', 'javascript', 'https, http', 'x'],
  'x-forwarded-host': ['evil.example', 'a, b'],
  'x-request-id': ['12345678', '../../etc', 'a'.repeat(65)],
  'x-api-version': ['2025-01-01', '1'],
  'x-idempotency-key': ['1', 'x'],
  'x-webhook-signature': ['AAAA', 'x'],
  'x-webhook-timestamp': ['1', '9'.repeat(30), 'x'],
  'x-sandbox-signature': ['AAAA', 'x'],
  'last-event-id': ['1', 'x'],
  purpose: ['prefetch', 'x'],
  'sec-purpose': ['prefetch;prerender', 'x'],
  'sec-fetch-mode': ['navigate', 'cors', 'x'],
  'sec-fetch-dest': ['document', 'empty', 'x'],
  'sec-fetch-site': ['none', 'cross-site', 'x'],
  'save-data': ['on', 'x'],
};

/** Header blocks end at 16 KB: what is longer is refused unread. */
const LONGEST = 15_000;

/** Says how much of a body there is: the rest of it may never come. */
const FRAMING = ['content-length', 'transfer-encoding', 'expect'];

/** A request with one header of this name that is wrong, or two of them. */
export function mutateHeader(name: string, base: RawRequest): fc.Arbitrary<RawRequest> {
  const given = base.headers.filter(([other]) => other === name).map(([, value]) => value);
  const known = fc.constantFrom(...given, ...(HEADERS[name] ?? ['x']));
  const value = fc.oneof(
    known,
    fc.tuple(known, fc.nat(), fc.string({ maxLength: 2 })).map(spoil),
    oddText(LONGEST),
    fc.tuple(known, oddText(200)).map((parts) => parts.join('')),
    fc.tuple(known, fc.nat({ max: 800 })).map(([part, times]) => `${part}, `.repeat(times)),
    fc.tuple(known, fc.nat({ max: 800 })).map(([part, times]) => `${part}; `.repeat(times)),
  );
  return fc.tuple(value, fc.option(value, { nil: undefined, freq: 5 })).map(([first, second]) => {
    const others = base.headers.filter(([other]) => other !== name || second !== undefined);
    const mutated = [first, ...(second === undefined ? [] : [second])];
    const headers = [
      ...others,
      ...mutated.map((text): [string, string] => [name, onOneLine(text)]),
    ];
    return { ...base, headers, ...(FRAMING.includes(name) && { isCut: true }) };
  });
}

/** A few characters of it replaced. */
const spoil = ([text, at, by]: [string, number, string]): string => {
  const where = at % (text.length + 1);
  return text.slice(0, where) + by + text.slice(where + 1);
};

/** What would begin another header is another attack; one that is cut off is enough here. */
const onOneLine = (text: string): string => text.replace(/[\r\n]/g, ' ').slice(0, LONGEST);
