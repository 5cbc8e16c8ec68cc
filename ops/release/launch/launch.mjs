import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../bootstrap/run-command.mjs';
import { findRuntime } from '../../bootstrap/runtime.mjs';

const NEEDED_MAJOR = 24;

/**
 * Runs what was bundled: in this very process where its Node is new enough, else on the Node that came along. Plain
 * JavaScript for Node 20.
 * @param {string} root the release's folder
 * @param {string} script its file below `lib/`
 */
export async function launch(root, script) {
  process.env.NODE_ENV ||= 'production';
  const file = join(root, 'lib', script);
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) {
    await import(pathToFileURL(file).href);
    return;
  }
  try {
    const call = { root, runtime: findRuntime(root), script: file, args: process.argv.slice(2) };
    process.exitCode = await runCommand({ ...call, cwd: process.cwd() });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
