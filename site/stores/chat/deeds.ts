import { createAnother, type DeedParts } from './another-reply.ts';

/** What is rarely done in a chat; fetched with the first of it. */
export const createDeeds = (parts: DeedParts) => ({ another: createAnother(parts) });
