import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The Node release line whose TypeScript support the product is run with. */
const NEEDED_MAJOR = 24;

/**
 * The Node that runs the product: the version pinned in the lock file, or else the current one when it is new enough.
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string, musl?: boolean }} machine
 * @returns {string} path of the binary
 */
export function findRuntime(root, machine = thisMachine()) {
  const { platform, arch, version, execPath } = machine;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const binary = join(
    root,
    'node_modules',
    name,
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(binary) && !machine.musl) return binary;
  if (Number.parseInt(version, 10) >= NEEDED_MAJOR) {
    process.stderr.write(
      `Note: no pinned Node for ${platform} ${arch}; running on Node ${version}.\n`,
    );
    return execPath;
  }
  throw new Error(
    `No pinned Node is available for ${platform} ${arch}, and this one is ${version}.\n` +
      `Install Node ${NEEDED_MAJOR} or newer and run the command again.`,
  );
}

function thisMachine() {
  const { platform, arch, execPath } = process;
  return { platform, arch, execPath, version: process.versions.node, musl: isMusl() };
}

/** The pinned Linux binaries are linked against glibc and do not run on musl systems (Alpine). */
function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return !report.header?.glibcVersionRuntime;
}
