import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { loadBank } from '../../api/adapters/reply-engine/scripted/talk/load-bank.ts';
import { realise } from '../../api/adapters/reply-engine/scripted/talk/realise.ts';
import { writtenLines } from '../../api/adapters/reply-engine/scripted/talk/written-lines.ts';
import { Sentences } from '../../api/domain/safety/sentences.ts';
import { fnv1a } from '../../api/domain/text/fnv.ts';

const conversation = z.object({ turns: z.array(z.object({ reply: z.string() })) });

/**
 * Every sentence that is written for a companion to say, and those that she said in held conversations: none of them
 * is to be stopped. In an order that is the same whatever stands before or after them in the files.
 */
export async function readHerSentences(content: string): Promise<string[]> {
  const lines = writtenLines(await loadBank(content)).flatMap(([, line]) =>
    [false, true].map((isAap) => realise(line, { isAap, gender: 'man' })),
  );
  const texts = new Set([...lines, ...(await saidInConversations())]);
  const sentences = new Set([...texts].flatMap(sentencesOf));
  return [...sentences]
    .map((text) => ({ text, place: fnv1a(text) }))
    .sort((a, b) => a.place - b.place || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

async function saidInConversations(): Promise<string[]> {
  const path = join(import.meta.dirname, '../talk/labelled/conversations.jsonl');
  return (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .flatMap((line) => conversation.parse(JSON.parse(line)).turns.map(({ reply }) => reply));
}

/** The sentences of a text, as they are looked at on their way to a visitor. */
function sentencesOf(text: string): string[] {
  const sentences = new Sentences();
  return [...sentences.add(text), ...sentences.end()].map(({ sentence }) => sentence.trim());
}
