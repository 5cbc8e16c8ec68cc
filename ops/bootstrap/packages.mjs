import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.jaanu-stamp');

/** @param {string} path @returns {string | null} its text, or null when it cannot be read */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * What the installed packages must have been made from: the lock file and the platform.
 * @param {string} root
 */
export function wantedStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** True when the packages are missing or were installed from another lock file. @param {string} root */
export function packagesAreStale(root) {
  return readOrNull(stampPath(root)) !== wantedStamp(root);
}

/**
 * Runs `npm ci` when the packages are stale, and stamps them when it went well.
 * @param {string} root
 * @param {{ step<T>(label: string, work: () => Promise<T>): Promise<T> }} progress
 */
export async function installIfStale(root, progress) {
  if (!packagesAreStale(root)) return;
  await progress.step('Installing packages', () => npmCi(root));
  writeFileSync(stampPath(root), wantedStamp(root));
}

/** The npm that started us, or else the npm in PATH. @param {string[]} args */
function npmCall(args) {
  const npm = process.env.npm_execpath;
  if (npm && /\.[cm]?js$/.test(npm)) return { file: process.execPath, args: [npm, ...args] };
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', args };
}

/** @param {string} root @returns {Promise<void>} */
function npmCi(root) {
  // One set of packages whatever NODE_ENV says: the build tools are needed in production as well.
  const npm = npmCall(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  return new Promise((resolve, reject) => {
    const child = spawn(npm.file, npm.args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: npm.file.endsWith('.cmd'),
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => reject(new Error(`npm could not be run: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`${output.trim()}\n\nnpm ci failed (code ${code}); its words are above.`));
    });
  });
}
