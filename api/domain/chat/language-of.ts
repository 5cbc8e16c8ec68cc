import { listOwnMessages } from '#db/queries/chat/messages.ts';
import type { Services } from '../ports.ts';
import { detectLanguage, type Language } from '../text/detect-language.ts';

/** How far back a language is looked for. */
const ENTRIES = 30;

/** The language of a visitor's text; of one too short to tell ("16"), that of what the visitor wrote before it. */
export async function languageOf(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  own: { chatId: string; userId: string },
  text: string,
): Promise<Language> {
  const shown = detectLanguage(text);
  if (shown) return shown;
  const said = await listOwnMessages(db.executor, cipher, { ...own, limit: ENTRIES });
  const languages = said.map(({ sender, content }) =>
    sender === 'user' ? detectLanguage(content) : undefined,
  );
  return languages.findLast((language) => language !== undefined) ?? 'english';
}
