import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shellFor } from '#contract/pages.ts';
import { createOpenAiEngine } from '../../adapters/reply-engine/openai/engine.ts';
import { createScriptedEngine } from '../../adapters/reply-engine/scripted/engine.ts';
import {
  CONTENT,
  conversation,
  seeded,
  turnOf,
} from '../../adapters/reply-engine/scripted/testing.ts';
import { CAREFREE, type CareState } from '../../domain/safety/care/state.ts';
import { createServeSite } from '../../http/site/serve-site.ts';
import { pageViewOf } from '../../visits/page-view.ts';
import { startModel } from '../support/openai/emulator.ts';
import { partsFor } from '../support/openai/parts.ts';
import {
  attackOn,
  growth,
  patternsOf,
  type SeenPattern,
  writtenIn,
} from '../support/pattern-growth.ts';
import { useApi } from '../support/use-api.ts';
import type { Visitor } from '../support/visitor.ts';

const scripted = createScriptedEngine({
  converse: conversation,
  now: () => new Date('2026-11-22T10:00:00Z'),
  random: seeded(3),
  pause: async () => {},
});
const api = useApi({ replyEngine: scripted }, { METRICS_TOKEN: 'x'.repeat(16) });
const model = await startModel();
afterAll(() => model.stop());

const linesOf = (file: string): string[] =>
  readFileSync(join(CONTENT, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).text);

/** Every so-manieth of a list. */
const some = <T>(list: T[], count: number): T[] =>
  list.filter((_, index) => index % Math.ceil(list.length / count) === 0);

/** What people write: of every kind there are labelled lines of, and what was made to be misread. */
const SAID = [
  ...some(linesOf('safety/corpus/held-out.jsonl'), 120),
  ...some(linesOf('safety/corpus/extra.jsonl'), 60),
  'My name is Arjun, I live in Pune, I am 27 and work as a nurse. My sister is called Meera.',
  'i am 1 5 years old, class 9th, my birthday is on 3rd march 2011',
  'call me on +91 98765-43210 or a.b@c.de, see https://evil.example/x?y=1 and bit.do/x',
  'what is 12 * (3 + 4)? what time is it? tell me a story',
];

/** What a reply engine writes. */
const WRITTEN = some(linesOf('safety/guard-corpus.jsonl'), 300);

/** Calls every address with everything a caller can send. */
async function callEverything(visitor: Visitor) {
  const odd = 'Aa1 .,-/%=;:"\\@\n\t<([ \u200d क 😀';
  await visitor.register({
    ...Object.fromEntries(
      ['deviceTraits', 'userAgent', 'browserName', 'timezone', 'language', 'currentDomainUrl'].map(
        (name) => [name, odd],
      ),
    ),
    urlParams: { ref: odd, utm_source: odd, [odd]: odd },
    referralCode: odd,
  });
  const id = await visitor.startChat({ chatType: 'friendly' });
  await visitor.to('welcome', id);
  const headers = {
    accept: 'text/event-stream, text/html;q=0.9, */*',
    'accept-encoding': 'gzip;q=0.5, br;q=0 , deflate',
    'accept-language': 'en-IN,hi;q=0.9',
    'if-none-match': 'W/"x", "y"',
    'x-forwarded-for': '1.2.3.4, fe80::1%eth0, ::ffff:9.9.9.9',
    'x-forwarded-proto': 'https, http',
    'x-webhook-signature': 'c2ln',
    'x-webhook-timestamp': '1746427759733',
    authorization: 'Bearer something that is no token',
    cookie: `a=b; jaanu=${'s'.repeat(20)}.x; ${visitor.cookie}`,
    origin: api.origin,
    referer: `${api.origin}/chat/x?y=z`,
  };
  const calls: [string, string, unknown?][] = [
    ['GET', `/api/companions?search=${encodeURIComponent(odd)}&chatType=romantic`],
    ['GET', '/api/companions/url/some-body'],
    ['GET', `/api/companions/${id}/availability`],
    ['GET', `/api/chat/messages/${id}?before=${id}&limit=20`],
    ['GET', '/api/user/me/account?before=2026-01-01'],
    ['GET', '/api/user/me/export'],
    ['PATCH', `/api/user/me/memory/${id}`, { value: odd }],
    ['DELETE', `/api/user/me/memory/${id}`],
    [
      'POST',
      '/api/chat/message',
      { sessionId: id, sender: 'user', content: odd, clientMessageId: 'a:1-b' },
    ],
    [
      'POST',
      '/api/chat/session',
      { chatType: 'erotic', companionId: odd, browserFingerprint: odd },
    ],
    [
      'POST',
      '/api/payment/create',
      { sessionId: id, amount: 9, messageCount: 10, paymentMethod: odd },
    ],
    ['POST', '/api/payment/verify', { orderId: id, token: odd }],
    ['POST', '/api/payment/webhook/sandbox', odd],
    ['POST', '/api/payment/webhook/nobody', odd],
    ['POST', '/api/share', odd],
    ['GET', `/checkout/sandbox/${id}`],
    ['GET', '/checkout/%E0%A4'],
    ['GET', `/sandbox/upi/${id}`],
    ['POST', `/sandbox/upi/${id}`, 'action=pay'],
    ['GET', '/metrics'],
    ['GET', '/nowhere///'],
  ];
  for (const [method, path, body] of calls) await visitor.call(method, path, body, headers);
}

/** The pages ahead of the API, asked for over their own function. */
function readPages() {
  const file = { etag: 'W/"x"', isPage: true, headers: {}, bodies: { identity: Buffer.from('') } };
  const site = { byPath: new Map([['/blogs', file]]), shells: new Map(), notFound: file };
  const serve = createServeSite(site, { https: true, onPage: pageViewOf });
  const res = { writeHead: () => ({ end() {} }), end() {} };
  for (const url of [
    '/',
    '/blogs',
    '/blogs/',
    '/blogs//?x=y',
    '/chat/x/',
    '/a/b/c.d?e=f',
    '/companion/x',
  ]) {
    const headers = {
      'accept-encoding': 'gzip, br;q=0',
      'if-none-match': '"x"',
      'user-agent': 'x',
    };
    serve({ method: 'GET', url, headers } as never, res as never);
    shellFor(url);
  }
}

/** What runs on our own text alone: the end of a digest, as the cookie's signature has it. */
const OURS = ['\\=+$'];

/** Written where texts from outside are read, and run on our own: settings, built pages, her last question. */
const WRITTEN_FOR_OURS = [
  '\\s*\\n\\s*',
  '<script',
  '\\s*<p data-erased',
  ' (?:grown ups?|adults?|18\\+?) .*you',
];

const READERS = globSync(
  '{api/domain,api/http,api/adapters/reply-engine,api/adapters/safety,contract}/**/*.ts',
).filter((file) => !/test(ing)?\.ts$/.test(file));

/** Asked for the age, after a card: whatever depends on it is looked at. */
const SOFT: CareState = { ...CAREFREE, soft: 4, isSoft: true, adult: 'asked' };

/** A text that had a detector look at all of what came before, again and again, at each of its clauses. */
const MADE = ['x;', 'play ', 'ur a ', 'play ur a x;', 'i am 1 ', 'my name is ', '“', '. ', 'no '];

describe('what runs on text from outside', () => {
  let seen: SeenPattern[];
  beforeAll(async () => {
    const { care, guard, memory } = api.context;
    const openAi = createOpenAiEngine(partsFor(model.url, { apiKey: undefined }));
    seen = await patternsOf(async () => {
      const visitor = api.browser();
      await callEverything(visitor);
      readPages();
      let state: string | null = null;
      for (const content of SAID) {
        if (care.dependsOnBefore(content))
          care.hear(content, [{ sender: 'ai', content: 'how old are you?' }]);
        for (const state of [CAREFREE, SOFT]) care.decide(content, care.hear(content, []), state);
        memory.find(content);
        state = conversation(turnOf(content), state, new Date(), Math.random).state;
      }
      for (const text of WRITTEN) guard.judge(text);
      for await (const _ of openAi.reply(turnOf('hi'), new AbortController().signal));
    });
  }, 120_000);

  it('is checked in full', () => {
    const sources = seen.map(({ pattern }) => pattern.source);
    expect(sources.length).toBeGreaterThan(150);
  });

  it('grows no faster than the text, pattern by pattern', () => {
    const outside = seen.filter(({ pattern }) => !OURS.includes(pattern.source));
    const found = outside.flatMap((one) => {
      const attack = attackOn(one);
      return attack ? [{ pattern: one.pattern.source.slice(0, 150), ...attack }] : [];
    });
    expect(found).toEqual([]);
  }, 300_000);

  it('grows no faster than the text where nothing has run it yet', () => {
    const known = new Set(seen.map(({ pattern }) => pattern.source));
    const others = writtenIn(READERS).filter(
      ({ pattern: { source } }) =>
        !known.has(source) && !WRITTEN_FOR_OURS.some((start) => source.startsWith(start)),
    );
    expect(others.length).toBeGreaterThan(100);
    const found = others.flatMap((one) => {
      const attack = attackOn(one);
      return attack ? [{ pattern: one.pattern.source.slice(0, 150), ...attack }] : [];
    });
    expect(found).toEqual([]);
  }, 300_000);

  it.each(MADE)('grows no faster than the text, detector by detector: %j', (unit) => {
    const { care, guard, memory } = api.context;
    const detectors: Record<string, (text: string) => unknown> = {
      hears: (text) => care.hear(text, []),
      decides: (text) => care.decide(text, care.hear(text, []), SOFT),
      depends: (text) => care.dependsOnBefore(text),
      finds: (text) => memory.find(text),
      judges: (text) => guard.judge(text),
      answers: (text) => conversation(turnOf(text), null, new Date(), seeded(3)),
    };
    for (const [name, run] of Object.entries(detectors)) {
      const head = name === 'hears' ? `1 ${'play '.repeat(50)}${'ur a '.repeat(50)}.` : '';
      const textOf = (length: number) => (head + unit.repeat(length)).slice(0, length);
      // 64 for one that starts over; what is short is done in less than its share, so some are above 8.
      expect(growth(run, textOf), name).toBeLessThan(45);
    }
  });
});
