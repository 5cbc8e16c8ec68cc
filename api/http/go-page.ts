import type { PaymentPage } from '../context.ts';
import type { Holdings } from '../domain/user/merge-accounts.ts';

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const many = (n: number, what: string) => `${n} ${n === 1 ? what : `${what}s`}`;

/** What else ends with an account that is joined to another one. */
const endings = (hasCode: boolean, others: number): string => {
  const ends = [
    ...(hasCode ? ['its own recovery code ends'] : []),
    ...(others > 0
      ? [`${many(others, 'other browser')} of it ${others === 1 ? 'is' : 'are'} signed out`]
      : []),
  ];
  return ends.length > 0 ? ` With that ${ends.join(', and ')}.` : '';
};

/** The question for a visitor with a recovery code whose browser already has an account. */
export const choiceWords = ({ chats, messages, carried, hasCode, others }: Holdings): string =>
  `This browser has an account of its own, with ${many(chats, 'chat')} and ${many(messages, 'message')} left. \
Join the two, and its chats${carried > 0 ? ` and ${many(carried, 'message')}` : ''} come along; \
unspent free messages are not added up.${endings(hasCode, others)} Or leave it behind.`;

const MADE_BY =
  '<p class="note">Whoever made this link can read the chats of that account, too. Only go on if that was you.</p>';

/** One button that signs this browser in: merely opening the address spends nothing. */
export const goPage = (): PaymentPage => ({
  title: 'Go on here · Jaanu',
  csp: CSP,
  body: `<main><h1>Your chat comes along</h1>
<p class="note">Go on in this browser with your chats and your messages. The other browser stays signed in, too.</p>
${MADE_BY}
<form method="post"><button class="main">Go on here</button></form></main>`,
});

/** The same where this browser has an account that would be missed. A link joins nothing: its maker would read it. */
export const goChoice = ({ chats, messages }: Holdings): PaymentPage => ({
  title: 'Two accounts · Jaanu',
  csp: CSP,
  body: `<main><h1>Which account?</h1>
<p class="note">This browser has an account of its own, with ${many(chats, 'chat')} and ${many(messages, 'message')} left. \
Keep it, or leave it behind and go on with the account of the link. A recovery code joins two accounts.</p>
${MADE_BY}
<a class="main link" href="/">Keep this browser’s account</a>
<form method="post"><button name="own" value="leave">Leave this browser’s account behind</button></form></main>`,
});

/** A code that is used up, too old, or none. */
export const goOver = (): PaymentPage => ({
  title: 'This link is used up · Jaanu',
  csp: CSP,
  body: `<main><h1>This link is used up</h1>
<p class="note">A link works once, for ten minutes. Go back to the other browser and make a new one.</p>
<a class="main link" href="/">Go home</a></main>`,
});
