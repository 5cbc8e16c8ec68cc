import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFillIn } from './fill-in.ts';
import { loadSite } from './load-site.ts';
import { retentionWords } from './retention-words.ts';

const PLACEHOLDERS = { origin: 'https://origin.invalid', pixel: '000000000000000' };
const SCRIPT = '{"@id":"https://origin.invalid/#us"}';
const PAGE = `<meta name="meta-pixel" content="000000000000000"><script type="application/ld+json">${SCRIPT}</script>`;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'jaanu-fill-'));
  writeFileSync(join(dir, 'index.html'), PAGE);
  writeFileSync(join(dir, 'index.html.br'), 'of the build');
  writeFileSync(join(dir, 'plain.html'), 'names nothing');
  writeFileSync(join(dir, 'plain.html.gz'), 'of the build');
});
afterAll(() => rmSync(dir, { recursive: true }));

const origin = 'https://jaanu.example';
const load = (pixel?: string) =>
  loadSite(dir, { fillIn: createFillIn(PLACEHOLDERS, { origin, pixel }) }).byPath;

it('a page contains this origin, in its compressed forms and its policy too', () => {
  const file = load().get('/');
  const text = `<script type="application/ld+json">{"@id":"https://jaanu.example/#us"}</script>`;
  expect(`${file?.bodies.identity}`).toBe(text);
  expect(`${brotliDecompressSync(file?.bodies.br as Buffer)}`).toBe(text);
  expect(`${gunzipSync(file?.bodies.gzip as Buffer)}`).toBe(text);
  const hash = createHash('sha256').update('{"@id":"https://jaanu.example/#us"}').digest('base64');
  expect(file?.headers['Content-Security-Policy']).toContain(hash);
  expect(file?.etag).not.toBe(loadSite(dir).byPath.get('/')?.etag);
});

it('a pixel is inserted where there is one', () => {
  expect(`${load('12345').get('/')?.bodies.identity}`).toContain(
    'name="meta-pixel" content="12345"',
  );
});

it('a file without placeholders stays as the build made it', () => {
  expect(`${load().get('/plain')?.bodies.gzip}`).toBe('of the build');
});

it('a build for one environment needs no filling in, and start-up requires an origin', () => {
  expect(createFillIn(undefined, { origin: undefined, pixel: undefined })).toBeUndefined();
  expect(() => createFillIn(PLACEHOLDERS, { origin: undefined, pixel: undefined })).toThrow(
    'PUBLIC_ORIGIN',
  );
});

const ERASING =
  '<meta name="kept-days" content="0"><p data-erased="gone"> All is gone. </p> <p data-erased="kept" hidden> Sealed for <span data-kept-days>365</span> days. </p><p>Both.</p>';

it('the pages describe erasure as it is configured', () => {
  expect(retentionWords(0)(ERASING)).toBe(
    '<meta name="kept-days" content="0"><p> All is gone. </p><p>Both.</p>',
  );
  expect(retentionWords(400)(ERASING)).toBe(
    '<meta name="kept-days" content="400"><p> Sealed for <span data-kept-days>400</span> days. </p><p>Both.</p>',
  );
  expect(retentionWords(400)('nothing of it')).toBe('nothing of it');
});
