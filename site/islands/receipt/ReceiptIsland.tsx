import { useEffect, useState } from 'react';
import type { account } from '#contract/endpoints/account.ts';
import { PAGES } from '#contract/pages.ts';
import type { Purchase } from '#contract/schemas/account.ts';
import { createCall, createRequest } from '../../browser/request/request.ts';
import button from '../../ui/button.module.css';
import { longDay } from '../../ui/format/long-day.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { environment, user } from '../app.ts';
import { lastPathPart } from '../last-path-part.ts';
import styles from './receipt.module.css';
import { TaxLines } from './TaxLines.tsx';

/** As `#contract/endpoints/account.ts` has it; that file itself is the visitor's own page's alone. */
const ACCOUNT: typeof account = {
  method: 'GET',
  path: '/api/user/me/account',
  types: {} as (typeof account)['types'],
};
const call = createCall(createRequest(environment));

type Found = Purchase | 'looking' | 'missing' | 'failed';

/** What was paid by this visitor, by the order that ends the page's address. */
const find = async (): Promise<Found> => {
  if (user.isErased()) return 'missing';
  await user.ensureUser();
  const { purchases } = await user.asVisitor(() => call(ACCOUNT, {}));
  const orderId = lastPathPart(environment.navigation.path());
  const found = purchases.find((one) => one.orderId === orderId);
  return found && ['success', 'refunded'].includes(found.status) ? found : 'missing';
};

const linesOf = ({
  orderId,
  createdAt,
  messageCount,
}: Purchase): [term: string, value: string][] => [
  ['Order', orderId],
  ['Date', longDay(createdAt)],
  ['Bought', `${messageCount} messages`],
];

/** A receipt to be read, printed or kept. */
export const ReceiptIsland = () => {
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    find().then(setFound, (error) => {
      environment.log.error('Failed to load receipt', error);
      setFound('failed');
    });
  }, []);
  return (
    <>
      <PageHeader title="Receipt" />
      <div className={styles.receipt} aria-busy={found === 'looking'} aria-live="polite">
        {found === 'missing' && (
          <p>
            There is no such purchase here. What was bought stands under <a href={PAGES.you}>You</a>
            .
          </p>
        )}
        {found === 'failed' && (
          <p>
            It could not be loaded. <a href={environment.navigation.path()}>Try again</a>
          </p>
        )}
        {typeof found === 'object' && (
          <>
            <dl className={styles.lines}>
              {linesOf(found).map(([term, value]) => (
                <div key={term} className={styles.line}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div className={styles.line}>
                <dt>{found.status === 'refunded' ? 'Paid, and sent back' : 'Paid by UPI'}</dt>
                <dd className={styles.amount}>₹{found.amount}</dd>
              </div>
            </dl>
            {found.documents.map((document) => (
              <TaxLines key={document.number} document={document} />
            ))}
            <button
              type="button"
              className={`${button.button} ${button.quiet} ${styles.print}`}
              onClick={() => window.print()}
            >
              Print
            </button>
          </>
        )}
      </div>
    </>
  );
};
