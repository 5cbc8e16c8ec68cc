import type { OrderFile } from '../../../../api/domain/payment/read-order.ts';
import { instant, rupees } from '../format.ts';
import type { Json } from '../json.ts';
import { Action } from '../parts/Action.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

type It = Json<OrderFile>;

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta));

/** Everything about one order, and what can be done about it. */
export function OrderPage({ id }: { id: string }) {
  const file = useRun<It>('order', [id]);
  return (
    <>
      <h1>Order</h1>
      <Shown of={file}>{(it) => <Order it={it} onDone={() => void file.again()} />}</Shown>
    </>
  );
}

function Order({ it: { order, ledger, refunds, events }, onDone }: { it: It; onDone: () => void }) {
  return (
    <>
      <Facts
        of={[
          ['Id', <code key="id">{order.id}</code>],
          ['Status', <strong key="status">{order.status}</strong>],
          ['Pack', `${rupees(order.amount)} for ${order.messageCount} messages`],
          [
            'Buyer',
            order.userId ? (
              <a key="buyer" href={to('visitor', order.userId)}>
                {order.userId}
              </a>
            ) : (
              'erased'
            ),
          ],
          ['Ordered', instant(order.createdAt)],
          ['Paid', instant(order.paidAt)],
          [`At ${order.provider}`, order.providerOrderId ?? '–'],
          ['Payment', order.providerPaymentId ?? '–'],
          ['UPI reference', order.bankReference ?? '–'],
          ['Asked after', `${order.polls} times, next ${instant(order.nextPollAt)}`],
        ]}
      />
      <div className="buttons">
        <Action
          label="Ask the provider…"
          title="Ask the provider how it stands"
          ask={() => ({
            command: 'recheck',
            args: [order.id],
            sentence: `${order.provider} is asked how this order stands and what went back of it; what it says is settled.`,
          })}
          onDone={onDone}
        />
        {order.status === 'success' && (
          <Action
            label="Refund…"
            title="Send the money back"
            isGrave
            reasonHint="It is kept with the refund."
            ask={(_, reason) => ({
              command: 'refund',
              args: [order.id, reason],
              sentence: `${rupees(order.amount)} go back to the buyer, and what is unspent of the ${order.messageCount} messages is taken back.`,
            })}
            onDone={onDone}
          />
        )}
      </div>
      <h2>Ledger</h2>
      <Table
        title="Ledger"
        rows={ledger}
        keyOf={({ reference, reason }) => `${reason} ${reference}`}
        columns={[
          { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
          { head: 'Why', cell: ({ reason }) => reason },
          { head: 'Messages', cell: ({ delta }) => signed(delta), isNumber: true },
          { head: 'Reference', cell: ({ reference }) => reference },
        ]}
      />
      <h2>Refunds</h2>
      <Table
        title="Refunds"
        rows={refunds}
        keyOf={({ id }) => id}
        empty="None."
        columns={[
          { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
          { head: 'Status', cell: ({ status }) => status },
          { head: 'Rupees', cell: ({ amount }) => rupees(amount), isNumber: true },
          { head: 'Taken back', cell: ({ messagesTaken }) => messagesTaken, isNumber: true },
          { head: 'Why', cell: ({ cause, note }) => `${cause}${note ? `: ${note}` : ''}` },
        ]}
      />
      <h2>Events of the provider</h2>
      <Table
        title="Events of the provider"
        rows={events}
        keyOf={({ receivedAt, type }, at) => `${receivedAt} ${type} ${at}`}
        empty="None."
        columns={[
          { head: 'When', cell: ({ receivedAt }) => instant(receivedAt) },
          { head: 'What', cell: ({ type }) => type },
          { head: 'Led to', cell: ({ outcome }) => outcome },
          { head: 'Times', cell: ({ deliveries }) => deliveries, isNumber: true },
        ]}
      />
    </>
  );
}
