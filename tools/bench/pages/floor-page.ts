import { brotliCompressSync } from 'node:zlib';

const STYLE =
  'body{max-width:42rem;margin:auto;padding:1rem;font:1.125rem/1.7 system-ui,sans-serif}h1{font-size:2rem;line-height:1.2}';

/** A hand-written page with the text of an article and nothing else: the lower bound to compare with. */
export function floorPage(article: string): Buffer {
  const [, text = ''] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(article) ?? [];
  const bare = text
    .replaceAll(/<nav[\s\S]*?<\/nav>/g, '')
    .replaceAll(/ (class|id|data-[\w-]+)(="[^"]*")?/g, '');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>${STYLE}</style></head><body>${bare}</body></html>`;
  return brotliCompressSync(html);
}
