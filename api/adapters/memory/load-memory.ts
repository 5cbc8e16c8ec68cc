import { type MemoryContent, memoryContent } from '#contract/schemas/content.ts';
import { readYaml } from '../read-yaml.ts';

/** Reads `content/memory/facts.yaml`. Throws an error that names the file and each wrong field. */
export const loadMemory = (path: string): Promise<MemoryContent> => readYaml(path, memoryContent);
