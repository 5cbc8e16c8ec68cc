/** Business constants; units in each comment. */

/** Messages a new visitor may send free. */
export const FREE_MESSAGES = 20;

/** Messages earned for each friend who joins. */
export const REFERRAL_REWARD = 100;

/** The header says 'Premium' above this balance, 'Free chat' at or below it. */
export const PREMIUM_ABOVE = 20;

/** Longest message a visitor may send, in characters (code points) after trimming. */
export const MESSAGE_MAX_LENGTH = 2000;

/** Replies of hers to one text, the first one included. */
export const MOST_VARIANTS = 10;

/** Messages in one answer of the message list unless `limit` says otherwise, and the highest `limit`. */
export const MESSAGES_PAGE = 100;

/** Largest request body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** Largest event of a payment provider, in bytes; its signature is over all of it. */
export const WEBHOOK_LIMIT = 256 * 1024;

/** The companion's name where none is known. */
export const DEFAULT_COMPANION_NAME = 'Jaanu';

/** The longest address of a request, its query included, in characters. */
export const LONGEST_ADDRESS = 2_048;

/** Seconds in which a cleared chat can be restored. */
export const CLEAR_UNDO_SECONDS = 60;

/** Seconds in which a forgotten fact can be restored. */
export const FORGET_UNDO_SECONDS = 60;

/** The longest search text in a chat, in characters. */
export const LONGEST_SEARCH = 80;

/** The longest line of the story of a visitor and a companion, in characters, and how many it has at most. */
export const LONGEST_STORY_LINE = 1_500;
export const MOST_STORY_LINES = 200;
