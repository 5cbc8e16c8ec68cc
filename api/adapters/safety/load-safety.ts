import { join } from 'node:path';
import { dangerContent, guardContent, underAgeContent } from '#contract/schemas/content.ts';
import { readYaml } from '../read-yaml.ts';

/** Reads the files of `content/safety`. Throws an error that names the file and each wrong field. */
export async function loadSafety(folder: string) {
  const [danger, underAge, guard] = await Promise.all([
    readYaml(join(folder, 'danger.yaml'), dangerContent),
    readYaml(join(folder, 'under-age.yaml'), underAgeContent),
    readYaml(join(folder, 'guard.yaml'), guardContent),
  ]);
  return { danger, underAge, guard };
}
