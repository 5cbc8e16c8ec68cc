/** What somebody may do at the operators' desk, each including the previous: look at figures, help visitors, steer. */
export const DESK_ROLES = ['see', 'support', 'owner'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Whether a word names a role. */
export const isDeskRole = (word: string): word is DeskRole =>
  (DESK_ROLES as readonly string[]).includes(word);

/** Whether somebody with one role may do what another is needed for. */
export const reaches = (role: DeskRole, needed: DeskRole): boolean =>
  DESK_ROLES.indexOf(role) >= DESK_ROLES.indexOf(needed);
