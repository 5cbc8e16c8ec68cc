import { join } from 'node:path';
import { checkContent } from '../content/check.ts';
import { launchList } from '../content/launch-list.ts';
import { loadDotEnv } from '../setup/local-state.ts';
import { ROOT } from '../setup/root.ts';
import { processorList } from './processor-list.ts';
import { settingMistakes, settingsList } from './settings-list.ts';

loadDotEnv();
const folder = join(ROOT, 'content');
const mistakes = checkContent(folder);
const settings = settingsList(process.env);
const open = [
  ...settings,
  ...settingMistakes(process.env, settings),
  ...(mistakes.length > 0 ? [] : processorList(process.env, folder)),
  ...(mistakes.length > 0 ? mistakes : launchList(folder)),
];
process.stdout.write(
  open.length === 0
    ? 'Ready to open.\n'
    : `${open.join('\n')}\n\n${open.length} ${open.length === 1 ? 'thing is' : 'things are'} not ready.\n`,
);
process.exitCode = open.length === 0 ? 0 : 1;
