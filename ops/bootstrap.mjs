// The way in for every npm script. Plain JavaScript for Node 20: nothing is installed yet when it runs.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './bootstrap/packages.mjs';
import { createProgress } from './bootstrap/progress.mjs';
import { runCommand } from './bootstrap/run-command.mjs';
import { findRuntime } from './bootstrap/runtime.mjs';

const OLDEST_NODE = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [script, ...args] = process.argv.slice(2);

/** Prints one line and exits with code 1. */
function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  giveUp(`Jaanu needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
}
if (!script || !/^[a-z/-]+\.ts$/.test(script)) {
  giveUp('Usage: node ops/bootstrap.mjs <script>, for example ops/run/start.ts; or npm start.');
}

try {
  process.chdir(root);
  await installIfStale(root, createProgress());
  process.exitCode = await runCommand({ root, runtime: findRuntime(root), script, args });
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
