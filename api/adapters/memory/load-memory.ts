import { type MemoryContent, memory } from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';

/** Reads `content/memory/facts.yaml`. Throws an error that names the file and each wrong field. */
export const loadMemory = async (path: string): Promise<MemoryContent> =>
  (await readContentFile(path, memory.schema)).data;
