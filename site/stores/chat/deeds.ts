import { createAnother, type DeedParts } from './another-reply.ts';
import { createEdit } from './edit-message.ts';
import { createKeeping } from './keep-message.ts';

/** What is rarely done in a chat; fetched with the first of it. */
export const createDeeds = (parts: DeedParts) => ({
  another: createAnother(parts),
  edit: createEdit(parts),
  keep: createKeeping(parts),
});
