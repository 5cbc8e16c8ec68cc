import { beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '#contract/schemas/error.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const api = useApi();
let visitor: Visitor;
let sessionId: string;

beforeAll(async () => {
  visitor = await api.visitor();
  sessionId = await visitor.startChat();
});

const good = () => ({ sessionId, sender: 'user', content: 'hello' });

/** Sends a malformed request; whatever the answer, nothing may have been written or taken. */
async function refused(body: unknown, headers: Record<string, string> = {}) {
  const before = await visitor.messages(sessionId);
  const answer = await visitor.call('POST', '/api/chat/message', body, headers);
  expect(await visitor.messages(sessionId)).toEqual(before);
  expect(await visitor.balance()).toBe(20);
  return { status: answer.status, ...errorResponse.parse(answer.body) };
}

describe('a refused message costs nothing and says why', () => {
  it.each([
    ['not JSON', '{"sessionId":', 400, 'not_json'],
    ['a bare word', 'hello', 400, 'not_json'],
    ['a bare number', '7', 400, 'not_json'],
    ['an array', [], 422, 'invalid'],
    ['an empty object', {}, 422, 'invalid'],
  ])('%s', async (_, body, status, code) => {
    expect(await refused(body)).toMatchObject({ status, code });
  });

  it.each([
    ['content', { content: '' }],
    ['content', { content: ' \n\t ' }],
    ['content', { content: '\u200b\u200d' }],
    ['content', { content: 'x'.repeat(2001) }],
    ['content', { content: 7 }],
    ['content', { content: null }],
    ['content', { content: ['hello'] }],
    ['sender', { sender: 'ai' }],
    ['sender', { sender: 'system' }],
    ['sender', { sender: undefined }],
    ['sessionId', { sessionId: 7 }],
    ['sessionId', { sessionId: '' }],
    ['sessionId', { sessionId: { $ne: '' } }],
    ['messageType', { messageType: 'payment_success' }],
    ['clientMessageId', { clientMessageId: '' }],
    ['clientMessageId', { clientMessageId: 'x'.repeat(65) }],
    ['clientMessageId', { clientMessageId: 'a b' }],
  ])('names the field: %s %j', async (field, change) => {
    const answer = await refused({ ...good(), ...change });
    expect(answer).toMatchObject({ status: 422, code: 'invalid' });
    expect(answer.fields?.[0]?.field).toBe(field);
    expect(answer.error).toContain(field);
  });

  it('too large', async () => {
    const body = { ...good(), padding: 'x'.repeat(66_000) };
    expect(await refused(body)).toMatchObject({ status: 413, code: 'too_large' });
  });

  it('of another type', async () => {
    for (const type of [
      'application/json-patch+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ]) {
      const answer = await refused(JSON.stringify(good()), { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, code: 'unsupported_type' });
    }
    const odd = { 'content-type': 'application/json; charset=x-klingon' };
    expect(await refused(JSON.stringify(good()), odd)).toMatchObject({ status: 415 });
  });

  it('from another site', async () => {
    for (const origin of ['https://evil.example', 'null', `${api.origin}.evil.example`]) {
      expect(await refused(good(), { origin })).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });
});

describe('odd addresses', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/chat/message'],
    ['GET', '/api/companions/%E0%A4%A'],
    ['GET', '/api/companions/url/%F0%9F%98%80'],
    ['GET', '/api/chat/session/%00'],
  ])('%s %s', async (method, path) => {
    const answer = await visitor.call(method, path);
    expect(answer.status).toBe(404);
    expect(errorResponse.parse(answer.body).code).toBe('not_found');
  });

  it('longer than any of ours', async () => {
    const at = (length: number) => `/api/companions/${'x'.repeat(length)}`.slice(0, length);
    expect((await visitor.call('GET', at(2_048))).status).toBe(404);
    const answer = await visitor.call('GET', at(2_049));
    expect(answer.status).toBe(414);
    expect(errorResponse.parse(answer.body).code).toBe('address_too_long');
  });

  it('counts characters, not bytes: 2,000 emoji fit', async () => {
    const other = await api.visitor();
    const id = await other.startChat();
    expect((await other.send(id, '🌧'.repeat(2000))).status).toBe(200);
  });
});

describe('registration', () => {
  it.each([
    ['browserFingerprint', {}],
    ['browserFingerprint', { browserFingerprint: 'short' }],
    ['browserFingerprint', { browserFingerprint: 12345678 }],
    ['browserFingerprint', { browserFingerprint: { toString: 1 } }],
    ['browserFingerprint', { browserFingerprint: 'x'.repeat(256) }],
    ['language', { browserFingerprint: 'long enough', language: 7 }],
    ['urlParams', { browserFingerprint: 'long enough', urlParams: 'ref=1' }],
  ])('names the field: %s %j', async (field, body) => {
    const answer = await api.browser().to('register', undefined, body);
    expect(answer.status).toBe(422);
    expect(errorResponse.parse(answer.body).fields?.[0]?.field).toBe(field);
  });
});
