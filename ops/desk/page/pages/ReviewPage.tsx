import { useState } from 'react';
import type { outcomesSince, unansweredSince } from '#db/queries/figures/operator-figures.ts';
import type { openDisputes } from '#db/queries/payment/disputes.ts';
import type { strandedOrders } from '#db/queries/payment/polls.ts';
import type { failedRefunds } from '#db/queries/payment/refunds.ts';
import type { eventsWith } from '#db/queries/payment/webhook-events.ts';
import { count, instant, rupees } from '../format.ts';
import type { Json } from '../json.ts';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

type Of<Query extends (...args: never[]) => unknown> = Json<Awaited<ReturnType<Query>>>;

interface It {
  disputes: Of<typeof openDisputes>;
  refunds: Of<typeof failedRefunds>;
  events: (Of<typeof eventsWith>[number] & { advice: string })[];
  stranded: Of<typeof strandedOrders>;
}

const orderLink = (id: string | null) => (id ? <a href={to('order', id)}>{id}</a> : '–');

/** What a person has to look into. */
export function ReviewPage() {
  const review = useRun<It>('needs-review', []);
  return (
    <>
      <h1>What needs a look</h1>
      <Shown of={review}>
        {({ disputes, refunds, events, stranded }) => (
          <>
            <h2>Disputes</h2>
            <Table
              title="Disputes"
              rows={disputes}
              keyOf={({ id }) => id}
              empty="None is open."
              columns={[
                { head: 'Order', cell: ({ orderId }) => orderLink(orderId) },
                { head: 'Answer by', cell: ({ respondBy }) => instant(respondBy) },
                { head: 'Rupees', cell: ({ amount }) => rupees(amount), isNumber: true },
                { head: 'Why', cell: ({ stage, reason }) => `${stage}: ${reason}` },
              ]}
            />
            <h2>Refunds that failed, 30 days</h2>
            <Table
              title="Refunds that failed"
              rows={refunds}
              keyOf={({ id }) => id}
              empty="None."
              columns={[
                { head: 'Order', cell: ({ orderId }) => orderLink(orderId) },
                { head: 'Requested', cell: ({ createdAt }) => instant(createdAt) },
                { head: 'Rupees', cell: ({ amount }) => rupees(amount), isNumber: true },
              ]}
            />
            <h2>Events of providers, 30 days</h2>
            <Table
              title="Events of providers"
              rows={events}
              keyOf={({ receivedAt, outcome }, at) => `${receivedAt} ${outcome} ${at}`}
              empty="None needs a look."
              columns={[
                { head: 'When', cell: ({ receivedAt }) => instant(receivedAt) },
                { head: 'Order', cell: ({ orderId }) => orderLink(orderId) },
                { head: 'What', cell: ({ type, outcome }) => `${type}: ${outcome}` },
                { head: 'What to do', cell: ({ advice }) => advice },
              ]}
            />
            <h2>Orders that nobody asks after</h2>
            <Table
              title="Orders that nobody asks after"
              rows={stranded}
              keyOf={({ orderId }) => orderId}
              empty="None."
              columns={[
                { head: 'Order', cell: ({ orderId }) => orderLink(orderId) },
                { head: 'Status', cell: ({ status }) => status },
                { head: 'Provider, not active', cell: ({ provider }) => provider },
                { head: 'Ordered', cell: ({ createdAt }) => instant(createdAt) },
              ]}
            />
          </>
        )}
      </Shown>
      <Outage />
    </>
  );
}

interface Hit {
  turns: Of<typeof outcomesSince>['turns'];
  orders: Of<typeof outcomesSince>['orders'];
  visitors: Of<typeof unansweredSince>;
}

const SPANS = ['2h', '1d', '7d'];

function Outage() {
  const [since, setSince] = useState('2h');
  const hit = useRun<Hit>('affected', [], since);
  return (
    <section>
      <div className="titled">
        <h2>Who got no reply</h2>
        <label className="inline">
          Since{' '}
          <select value={since} onChange={(event) => setSince(event.target.value)}>
            {SPANS.map((span) => (
              <option key={span}>{span}</option>
            ))}
          </select>
        </label>
      </div>
      <Shown of={hit}>
        {({ visitors }) => (
          <Table
            title="Who got no reply"
            rows={visitors}
            keyOf={({ userId }) => userId}
            empty="Everybody who wrote got a reply."
            columns={[
              {
                head: 'Visitor',
                cell: ({ userId }) => <a href={to('visitor', userId)}>{userId}</a>,
              },
              { head: 'Messages', cell: ({ turns }) => count(Number(turns)), isNumber: true },
              { head: 'Last', cell: ({ last }) => instant(last) },
            ]}
          />
        )}
      </Shown>
    </section>
  );
}
