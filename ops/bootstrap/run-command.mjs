import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { watchParent } from './watch-parent.mjs';

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a script of the project with the given Node and answers its exit code. Signals are passed on once
 * each. The child gets an IPC channel: when this process, or the npm above it, is killed outright,
 * the channel closes and the child shuts down cleanly.
 * @param {{ root: string, runtime: string, script: string, args: string[], cwd?: string }} call
 * @returns {Promise<number>}
 */
export function runCommand({ root, runtime, script, args, cwd = root }) {
  const child = spawn(runtime, [script, ...args], {
    cwd,
    env: commandEnvironment(root, runtime),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of FORWARDED) process.once(signal, () => child.kill(signal));
  watchParent(() => child.connected && child.disconnect());
  return new Promise((resolve, reject) => {
    child.on('error', (error) =>
      reject(new Error(`${runtime} could not be run: ${error.message}`)),
    );
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
    );
  });
}

/** @param {string} root @param {string} runtime */
function commandEnvironment(root, runtime) {
  const path = [dirname(runtime), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: path.join(delimiter), ASTRO_TELEMETRY_DISABLED: '1' };
}
