import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../process/output.ts';
import { ROOT } from '../setup/root.ts';

interface Locked {
  dev?: boolean;
  version?: string;
  license?: string;
}
interface Lock {
  packages: Record<string, Locked>;
}

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const write = (file: string, data: object) =>
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** The Node of the lock file, for this machine. */
const NODE = `node-${process.platform}-${process.arch}`;

/**
 * Writes what the bundles are made of: `package.json` and the lock of run-time packages alone, the bill of materials
 * (CycloneDX) and the licences; and brings the pinned Node along.
 * @param bundled the folders of the packages in the bundles, below the project's root
 * @throws where a bundle holds a package that only builds or tests
 */
export async function writePackages(
  folder: string,
  { version, bundled, withNode }: { version: string; bundled: string[]; withNode: boolean },
): Promise<void> {
  const { name, dependencies, optionalDependencies } = read('package.json');
  const lock: Lock = read('package-lock.json');
  const stray = bundled.find((path) => (lock.packages[path] ?? { dev: true }).dev);
  if (stray) throw new Error(`${stray} is in the release and not among the run-time packages.`);
  const node = withNode ? { [NODE]: optionalDependencies[NODE] } : {};
  const ours = { name, version, private: true, type: 'module', engines: { node: '>=24' } };
  const own = { ...ours, dependencies, optionalDependencies: node };
  const kept = Object.entries(lock.packages).filter(
    ([path, { dev }]) => path !== '' && !dev && (!isNode(path) || path.endsWith(`/${NODE}`)),
  );
  const packages = { '': own, ...Object.fromEntries(withNode ? kept : kept.filter(notNode)) };
  write(join(folder, 'package.json'), own);
  write(join(folder, 'package-lock.json'), { ...lock, version, packages });
  // Only the program: headers and manuals are for building.
  for (const part of withNode ? ['bin/node', 'LICENSE', 'package.json'] : []) {
    const path = join('node_modules', NODE, part);
    cpSync(join(ROOT, path), join(folder, path), { dereference: true });
  }
  writeFileSync(join(folder, 'LICENSES.txt'), bundled.map(licenceOf).join('\n'));
  writeFileSync(join(folder, 'sbom.cdx.json'), await billOfMaterials(folder));
}

const isNode = (path: string): boolean => path.startsWith('node_modules/node-');
const notNode = ([path]: [string, Locked]): boolean => !isNode(path);

const billOfMaterials = (folder: string): Promise<string> =>
  runQuietly(
    'npm',
    [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      `--prefix=${folder}`,
    ],
    { env: { ...process.env, npm_config_loglevel: 'error' } },
  );

function licenceOf(path: string): string {
  const folder = join(ROOT, path);
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}\n\n${'-'.repeat(72)}\n`;
}
