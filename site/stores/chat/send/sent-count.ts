/** In local storage: how many texts this browser has sent. */
export const SENT_KEY = 'jaanu_sent';
