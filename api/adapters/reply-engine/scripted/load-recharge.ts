import { companions } from '#content-reader/kinds/companions.ts';
import { lines } from '#content-reader/kinds/talk.ts';
import { readKind } from '#content-reader/read.ts';
import { createRechargeWords, type RechargeWords } from '../../../domain/chat/recharge-words.ts';
import type { Language } from '../../../domain/text/detect-language.ts';
import { realise } from './talk/realise.ts';

/** Reads what each companion says where no message is left: `recharge` of her lines. Whatever engine speaks, they are hers. */
export async function loadRecharge(content: string): Promise<RechargeWords> {
  const names = new Map(
    (await readKind(content, companions)).map(({ slug, data }) => [slug, data.name]),
  );
  const bySlug = (await readKind(content, lines)).flatMap(({ slug, data }) => {
    const name = names.get(slug);
    return name && data.recharge ? [[name, plainly(data.recharge)] as const] : [];
  });
  return createRechargeWords(new Map(bySlug));
}

/** Nothing is known here of how this visitor is spoken to: in Hindi with aap, as ever until it is. */
const plainly = (by: Record<Language, string[]>): Record<Language, string[]> => ({
  english: by.english,
  hinglish: by.hinglish.map((line) => realise(line, { isAap: false, gender: undefined })),
  hindi: by.hindi.map((line) => realise(line, { isAap: true, gender: undefined })),
});
