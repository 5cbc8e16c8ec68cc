/** The first entry of every chat: who this is. */
export const introduction = (name: string): string =>
  `You are chatting with ${name}. She is an AI companion, not a real person, and this chat is for adults (18+).`;
