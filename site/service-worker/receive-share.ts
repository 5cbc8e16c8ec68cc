import { PAGES } from '#contract/pages.ts';
import { SHARE_FIELDS, SHARE_LOST } from '#contract/share.ts';
import { leaveWords } from '../browser/environment/handover.ts';

/**
 * The words of a share, one field under the other. Apps repeat themselves: a link often stands in the
 * text already.
 */
export function wordsOf(form: FormData): string {
  const parts = SHARE_FIELDS.map((name) => form.get(name))
    .map((value) => (typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n').trim() : ''))
    .filter((part, at, all) => part && !all.some((other, i) => isSaidBy(part, at, other, i)));
  return parts.join('\n');
}

/** Whether another field says the same and more; of two that are alike the first one stays. */
const isSaidBy = (part: string, at: number, other: string, i: number): boolean =>
  i !== at && other.includes(part) && (other !== part || i < at);

/** Answers the phone's post: the words are left for the page of chats, where it leads. */
export async function receiveShare(request: Request): Promise<Response> {
  const isLeft = await leave(request).catch(() => false);
  return Response.redirect(PAGES.chats + (isLeft ? '' : SHARE_LOST), 303);
}

async function leave(request: Request): Promise<boolean> {
  const words = wordsOf(await request.formData());
  if (words) await leaveWords({ words, at: Date.now() });
  return words !== '';
}
