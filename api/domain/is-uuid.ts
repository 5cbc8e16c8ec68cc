const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a UUID as we write them; anything else names nothing of ours, so no query is needed. */
export const isUuid = (text: string): boolean => UUID.test(text);
