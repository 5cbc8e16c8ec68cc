/** Error codes a client may meet, with the HTTP status of each. */
export const ERROR_STATUS = {
  not_json: 400,
  unauthorized: 401,
  no_messages_left: 402,
  forbidden: 403,
  /** The visitor has said to be under 18; the account is suspended. */
  underage: 403,
  /** An operator has suspended the account. */
  suspended: 403,
  not_found: 404,
  conflict: 409,
  /** Chats are closed at present, or with her, or of this kind; the sentence says why. */
  paused: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_type: 415,
  invalid: 422,
  /** Too many new accounts from one network: the browser has to compute for a moment, and ask again. */
  proof_needed: 428,
  /** The visitor's State is needed: tax is paid there. */
  state_needed: 428,
  too_many: 429,
  internal: 500,
  reply_failed: 502,
  payment_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What an empty balance answers after the recharge message was written. */
export const NO_MESSAGES_LEFT = 'No messages left';
