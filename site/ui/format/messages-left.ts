/** The balance as a visitor reads it: '{n} messages left'. */
export const messagesLeft = (balance: number): string => `${balance} messages left`;
