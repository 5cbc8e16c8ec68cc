import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineScriptHashes, loadSite } from './load-site.ts';
import { createServeSite } from './serve-site.ts';

const HOME =
  '<!doctype html><title>Home</title><script>let a = 1</script><script src="/x.js"></script>';
let dir: string;
let server: Server;
let origin: string;
const seen: string[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'jaanu-site-'));
  const write = (name: string, text: string) => {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  };
  write('index.html', HOME);
  writeFileSync(join(dir, 'index.html.br'), brotliCompressSync(HOME));
  writeFileSync(join(dir, 'index.html.gz'), gzipSync(HOME));
  write('blogs/one.html', 'one');
  write('loading/romantic.html', 'romantic');
  write('shells/loading.html', 'loading shell');
  write('shells/chat.html', 'chat shell');
  write('404.html', 'lost');
  write('_astro/x.abc.js', 'x');
  write('.build-stamp', 'secret');
  const serve = createServeSite(loadSite(dir), {
    https: false,
    onPage: ({ url = '' }) => seen.push(url),
  });
  server = createServer((req, res) => {
    if (!serve(req, res)) res.writeHead(299).end('left to the API');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init });

describe('the built site', () => {
  it.each([
    ['/', 200, HOME],
    ['/?utm_source=x', 200, HOME],
    ['/blogs/one', 200, 'one'],
    ['/loading/romantic', 200, 'romantic'],
    ['/loading/surprise', 200, 'loading shell'],
    ['/chat/0190a000', 200, 'chat shell'],
    ['/chat/', 404, 'lost'],
    ['/nowhere', 404, 'lost'],
    ['/shells/chat', 404, 'lost'],
    ['/index.html', 404, 'lost'],
    ['/.build-stamp', 404, 'lost'],
    ['/../package.json', 404, 'lost'],
    ['/api/user/me', 299, 'left to the API'],
    ['/healthz', 299, 'left to the API'],
    ['/metrics', 299, 'left to the API'],
    ['/metrical', 404, 'lost'],
  ])('%s', async (path, status, body) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe(body);
  });

  it('reports requested pages, and nothing else', async () => {
    seen.length = 0;
    for (const path of ['/', '/chat/1', '/_astro/x.abc.js', '/nowhere', '/api/user/me', '/?a=b']) {
      await get(path);
    }
    expect(seen).toEqual(['/', '/chat/1', '/?a=b']);
  });

  it('redirects a trailing slash to the page, with the query', async () => {
    const answer = await get('/blogs/one/?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/blogs/one?a=1']);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'gzip, br;q=0'],
    [null, 'identity'],
  ])('is sent as %s to a browser that takes %s', async (encoding, accept) => {
    const answer = await get('/', { headers: { 'accept-encoding': accept } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(HOME);
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('caches hashed files for ever, revalidates pages, keeps shells out of search engines', async () => {
    const header = async (path: string, name: string) => (await get(path)).headers.get(name);
    expect(await header('/_astro/x.abc.js', 'cache-control')).toContain('immutable');
    expect(await header('/', 'cache-control')).toBe('no-cache');
    expect(await header('/chat/0190a000', 'x-robots-tag')).toBe('noindex');
    expect(await header('/', 'x-robots-tag')).toBeNull();
  });

  it('allows the page’s own inline scripts by their hash, and no others', async () => {
    const csp = (await get('/')).headers.get('content-security-policy') ?? '';
    const [hash] = inlineScriptHashes(HOME);
    expect(csp).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(inlineScriptHashes(HOME)).toHaveLength(1);
  });

  it('allows the ad pixel’s image only where there is a pixel', () => {
    const policy = (options?: { metaPixel: boolean }) =>
      loadSite(dir, options).byPath.get('/')?.headers['Content-Security-Policy'];
    expect(policy()).toContain("img-src 'self' data:;");
    expect(policy({ metaPixel: true })).toContain("img-src 'self' data: https://www.facebook.com;");
  });

  it('answers HEAD without a body and leaves writes alone', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/', { method: 'POST' })).status).toBe(299);
  });
});
