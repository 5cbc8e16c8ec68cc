import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { GoodCall } from '../good-calls.ts';
import { oddText, oddValue } from './odd-values.ts';
import type { RawRequest } from './raw-call.ts';

/** A call as it is before it is mutated. */
export interface WellFormedCall {
  method: Endpoint['method'];
  /** With `:name` in place of a value. */
  path: string;
  call: GoodCall;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];
const LONGEST_PATH = 3_000;

/** Percent-encoded, or as it is but for what would end the line of a request. */
const inAddress = (text: string, isEncoded: boolean): string =>
  isEncoded ? encodeURIComponent(text.toWellFormed()) : text.replace(/[\0-\x20\x7f]/g, '');

/** The well-formed request: what is mutated starts from here. */
export function wellFormed({ method, path, call: [value = '', body] }: WellFormedCall): RawRequest {
  const at = path.replace(/:\w+/, encodeURIComponent(value));
  const isQuery = method === 'GET' && body !== undefined;
  const query = isQuery ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  const text = isQuery || body === undefined ? undefined : JSON.stringify(body);
  return {
    method,
    path: at + query,
    headers: [],
    body: text === undefined ? undefined : Buffer.from(text),
  };
}

/** The same call with one thing about it that is wrong. */
export function mutateCall(good: WellFormedCall): fc.Arbitrary<RawRequest> {
  const base = wellFormed(good);
  const [value = '', body = {}] = good.call;
  const isRead = good.method === 'GET';
  const withBody = (text: string | Buffer): RawRequest => ({ ...base, body: Buffer.from(text) });
  const withQuery = (query: string): RawRequest => ({
    ...base,
    path: `${base.path.split('?', 1)[0]}?${query}`,
  });
  const mutatedPath = fc.tuple(oddText(LONGEST_PATH), fc.boolean()).map(([text, isEncoded]) => ({
    ...base,
    path: good.path.includes(':')
      ? good.path.replace(/:\w+/, () => inAddress(text, isEncoded))
      : good.path + inAddress(text, isEncoded),
  }));
  const mutatedMethod = fc.constantFrom(...METHODS).map((method) => ({ ...base, method }));
  const mutatedQuery = fc.oneof(
    oddText(LONGEST_PATH).map((text) => withQuery(inAddress(text, false))),
    fc
      .tuple(fieldOf(body), oddText(1_500), fc.constantFrom('', '[]', '[a]', '[__proto__][x]'))
      .map(([field, text, inner]) => withQuery(`${field}${inner}=${inAddress(text, true)}`)),
    fc.nat({ max: 300 }).map((count) => withQuery('limit=1&'.repeat(count))),
  );
  if (isRead) return fc.oneof(mutatedPath, mutatedMethod, { weight: 3, arbitrary: mutatedQuery });
  const mutatedField = fc
    .tuple(fieldOf(body), oddValue)
    .map(([field, odd]) => withBody(JSON.stringify(replaced(body, field, odd))));
  const mutatedText = fc
    .tuple(fc.constantFrom(...SPOILED), fc.nat({ max: 1_000 }))
    .map(([spoil, where]) => withBody(spoil(JSON.stringify(body), where)));
  return fc.oneof(
    { weight: 6, arbitrary: mutatedField },
    { weight: 2, arbitrary: oddValue.map((odd) => withBody(JSON.stringify(odd))) },
    { weight: 2, arbitrary: mutatedText },
    { weight: value ? 2 : 1, arbitrary: mutatedPath },
    mutatedQuery,
    mutatedMethod,
  );
}

/** A field of what is sent, one within one of its fields, or one that it does not have. */
const fieldOf = (body: Record<string, unknown>): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...Object.entries(body).flatMap(([name, value]) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? [name, ...Object.keys(value).map((inner) => `${name}.${inner}`)]
        : [name, name],
    ),
    ...['__proto__', 'constructor', 'userId', 'x'],
  );

function replaced(body: Record<string, unknown>, field: string, odd: unknown): object {
  const [name = '', inner] = field.split('.');
  const value = inner ? { ...(body[name] as object), [inner]: odd } : odd;
  // A text, so that `__proto__` is a field like any other.
  return { ...body, ...JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`) };
}

/** JSON that is no longer valid. */
const SPOILED: ((text: string, where: number) => string | Buffer)[] = [
  (text, where) => text.slice(0, where % (text.length + 1)),
  (text, where) => `${text.slice(0, where % text.length)}\0${text.slice(where % text.length)}`,
  (text, where) => {
    const bytes = Buffer.from(text);
    if (bytes.length > 0) bytes[where % bytes.length] = 0x80 + (where % 0x80);
    return bytes;
  },
  (text) => text + text,
  (text) => `\ufeff${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (_, where) => '['.repeat(where * 60),
  (_, where) => '{"a":'.repeat(where * 12),
  (_, where) => `"${'\\u0000'.repeat(where * 10)}"`,
  (_, where) => ' '.repeat(where * 60),
  (_, where) => `${'9'.repeat(where * 60)}`,
  (_, where) => `{${'"a":1,'.repeat(where * 10)}"a":1}`,
  (_, where) => 'x'.repeat(60_000 + where * 20),
];
