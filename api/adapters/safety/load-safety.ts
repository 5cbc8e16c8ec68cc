import { join } from 'node:path';
import { danger, guard, reminder, underAge } from '#content-reader/kinds/conversation.ts';
import { readContentFile } from '#content-reader/read.ts';

/** Reads the files of `content/safety`. Throws an error that names the file and each wrong field. */
export async function loadSafety(folder: string) {
  const [dangerFile, underAgeFile, guardFile, reminderFile] = await Promise.all([
    readContentFile(join(folder, 'danger.yaml'), danger.schema),
    readContentFile(join(folder, 'under-age.yaml'), underAge.schema),
    readContentFile(join(folder, 'guard.yaml'), guard.schema),
    readContentFile(join(folder, 'reminder.yaml'), reminder.schema),
  ]);
  return {
    danger: dangerFile.data,
    underAge: underAgeFile.data,
    guard: guardFile.data,
    reminder: reminderFile.data,
  };
}
