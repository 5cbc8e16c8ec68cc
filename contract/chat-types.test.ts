import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What a process with this setting says. */
async function said(
  hot: string,
): Promise<{ types: string[]; words: string; companions: string[] }> {
  const script = `
    import { CHAT_TYPES, CHAT_TYPE_LABELS, DETAIL_LABELS, presentType } from '#contract/chat-types.ts';
    import { companions } from '#content-reader/kinds/companions.ts';
    import { readKind } from '#content-reader/read.ts';
    const all = await readKind('content', companions);
    const types = all.flatMap(({ data }) => data.suitableForChatTypes);
    const words = JSON.stringify([CHAT_TYPE_LABELS, DETAIL_LABELS, presentType('erotic')]);
    console.log(JSON.stringify({ types: CHAT_TYPES, words, companions: [...new Set(types)] }));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: join(import.meta.dirname, '..'), env: { ...process.env, PUBLIC_HOT: hot } },
  );
  return JSON.parse(stdout);
}

test('one setting removes "Hot" from the offer, from texts and from every companion', async () => {
  const off = await said('off');
  expect(off.types).toEqual(['romantic', 'friendly', 'truelove']);
  expect(off.words).not.toMatch(/Hot|Daring|"erotic"\]/);
  expect(off.companions).not.toContain('erotic');
  const on = await said('on');
  expect(on.types).toContain('erotic');
  expect(on.words).toContain('Hot');
  expect(on.companions).toContain('erotic');
});
