import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../../ops/setup/root.ts';

const PATHS = [
  'today',
  'report',
  'cost',
  'tax',
  'find',
  'reports',
  'review',
  'steer',
  'prices',
  'prompts',
  'log',
  'you',
];

/** The pages of the operators' desk, by name. */
export const DESK_PAGES = PATHS.map((path) => `desk ${path}`);

/** A link that opens the desk of a running product once. */
async function linkTo(state: string, deskPort: string): Promise<string> {
  const words = ['desk', 'owner', 'Asha', '--json', '--by', 'Asha', '--state', state];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['ops/operator/ops.ts', ...words],
    { cwd: ROOT, env: { ...process.env, DESK_PORT: deskPort } },
  );
  return JSON.parse(stdout).url;
}

/** Signs a fresh page in and opens a page of the desk. */
export async function openDesk(
  page: Page,
  name: string,
  { state, deskPort }: { state: string; deskPort: string },
): Promise<void> {
  await page.goto(await linkTo(state, deskPort));
  await page.getByRole('button', { name: 'Sign in with this link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await page.goto(`http://localhost:${deskPort}/#/${name.replace('desk ', '')}`);
  await expect(page.getByText('Looking…')).toHaveCount(0);
}
