/** The balance as a visitor reads it (spec section 2: '{n} messages left'). */
export const messagesLeft = (balance: number): string => `${balance} messages left`;
