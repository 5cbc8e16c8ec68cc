import type { ReminderContent } from '#content-reader/kinds/conversation.ts';
import type { MessageRow } from '#db/queries/chat/messages.ts';
import { detectLanguage } from '../text/detect-language.ts';

/** What a visitor is told of a companion after three hours, in the language of the newest message that shows one. */
export type Reminder = (
  name: string,
  history: readonly Pick<MessageRow, 'sender' | 'content'>[],
) => string;

/** @param content the words in each language, with `{name}` for her name */
export const createReminder =
  (content: ReminderContent): Reminder =>
  (name, history) => {
    const shown = history.map(({ sender, content: text }) =>
      sender === 'user' ? detectLanguage(text) : undefined,
    );
    const language = shown.findLast((one) => one !== undefined) ?? 'english';
    return content[language].replace('{name}', name);
  };
