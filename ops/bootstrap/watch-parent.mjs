import { readFileSync } from 'node:fs';

const CHECK_MS = 500;
const SHELLS = ['sh', 'dash', 'bash', 'ash'];

/**
 * Calls `onGone` when the npm that started us has died. Started directly, nothing is watched: a server
 * left in the background may outlive its shell.
 * @param {() => unknown} onGone
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = parentsUpToNpm();
  const timer = setInterval(() => {
    if (parentsUpToNpm() === parents) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
}

/**
 * Our parent, and where that is the shell that npm runs scripts with, the shell's parent too. Where
 * there is no /proc the shell has replaced itself with us, and our parent is npm.
 */
function parentsUpToNpm() {
  const { ppid } = process;
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const [, parentOfParent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return SHELLS.includes(name) ? `${ppid} ${parentOfParent}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}
