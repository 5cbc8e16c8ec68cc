/**
 * Where the phone posts what another app shares with the installed app. The service worker answers it;
 * what comes through to the server is not read.
 */
export const SHARE_ACTION = '/api/share';

/** The form fields of a share; each may be missing or empty. */
export const SHARE_FIELDS = ['title', 'text', 'url'] as const;

/** The query of the page of chats when what was shared did not get through. */
export const SHARE_LOST = '?share=lost';
