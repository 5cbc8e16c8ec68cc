import type {
  listVisitorChats,
  listVisitorEntries,
  listVisitorOrders,
  readVisitor,
} from '#db/queries/figures/operator-figures.ts';
import type { listActions } from '#db/queries/operations/operator-log.ts';
import type { listSuspensions } from '#db/queries/user/suspensions.ts';
import { count, instant, rupees } from '../format.ts';
import type { Json } from '../json.ts';
import { Action } from '../parts/Action.tsx';
import { Actions } from '../parts/Actions.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { to } from '../routes.ts';
import { useRun } from '../use-run.ts';

interface It {
  user: Json<NonNullable<Awaited<ReturnType<typeof readVisitor>>>>;
  orders: Json<Awaited<ReturnType<typeof listVisitorOrders>>>;
  ledger: Json<Awaited<ReturnType<typeof listVisitorEntries>>>;
  chats: Json<Awaited<ReturnType<typeof listVisitorChats>>>;
  suspensions: Json<Awaited<ReturnType<typeof listSuspensions>>>;
  actions: Json<Awaited<ReturnType<typeof listActions>>>;
}

/** What is known about a visitor, without chat texts, and what can be done for them. */
export function VisitorPage({ id }: { id: string }) {
  const file = useRun<It>('user', [id]);
  return (
    <>
      <h1>Visitor</h1>
      <Shown of={file}>{(it) => <Visitor it={it} onDone={() => void file.again()} />}</Shown>
    </>
  );
}

function Visitor({ it, onDone }: { it: It; onDone: () => void }) {
  const { user, orders, ledger, chats, suspensions, actions } = it;
  return (
    <>
      <Facts
        of={[
          ['Id', <code key="id">{user.id}</code>],
          ['Messages left', count(user.messageBalance)],
          ['Messages sent', count(user.totalMessagesSent)],
          ['Since', instant(user.createdAt)],
          ['Last seen', instant(user.lastSeenAt)],
          ['Browser', user.system || 'unknown'],
          ['Friends brought', count(user.referralCount)],
          ['Free messages', user.grantRefusal ? `refused: ${user.grantRefusal}` : 'given'],
          [
            'Account',
            user.suspendedAt ? (
              <strong key="s">suspended {instant(user.suspendedAt)}</strong>
            ) : (
              'open'
            ),
          ],
        ]}
      />
      <Does user={user} onDone={onDone} />
      <h2>Orders</h2>
      <Table
        title="Orders"
        rows={orders}
        keyOf={({ id }) => id}
        empty="None."
        columns={[
          {
            head: 'Ordered',
            cell: ({ id, createdAt }) => <a href={to('order', id)}>{instant(createdAt)}</a>,
          },
          { head: 'Rupees', cell: ({ amount }) => rupees(amount), isNumber: true },
          { head: 'Messages', cell: ({ messageCount }) => messageCount, isNumber: true },
          { head: 'Status', cell: ({ status }) => status },
          { head: 'Paid', cell: ({ paidAt }) => instant(paidAt) },
        ]}
      />
      <h2>Ledger, the newest rows</h2>
      <Table
        title="Ledger"
        rows={ledger}
        keyOf={({ reason, reference }) => `${reason} ${reference}`}
        columns={[
          { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
          { head: 'Why', cell: ({ reason }) => reason },
          {
            head: 'Messages',
            cell: ({ delta }) => (delta > 0 ? `+${delta}` : delta),
            isNumber: true,
          },
          { head: 'Note', cell: ({ note }) => note ?? '' },
        ]}
      />
      <h2>Chats</h2>
      <Table
        title="Chats"
        rows={chats}
        keyOf={({ id }) => id}
        empty="None."
        columns={[
          { head: 'With', cell: ({ companion }) => companion },
          { head: 'Kind', cell: ({ chatType }) => chatType },
          { head: 'Prompt', cell: ({ promptVersion }) => promptVersion },
          { head: 'Since', cell: ({ createdAt }) => instant(createdAt) },
        ]}
      />
      <h2>Suspensions</h2>
      <Table
        title="Suspensions"
        rows={suspensions}
        keyOf={({ id }) => id}
        empty="Never."
        columns={[
          { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
          { head: 'Why', cell: ({ reason }) => reason },
          { head: 'Reinstated', cell: ({ reinstatedAt }) => instant(reinstatedAt) },
          { head: 'Note', cell: ({ note }) => note ?? '' },
        ]}
      />
      <h2>What operators did</h2>
      <Actions of={actions} />
    </>
  );
}

function Does({ user, onDone }: { user: It['user']; onDone: () => void }) {
  return (
    <div className="buttons">
      <Action
        label="Give or take messages…"
        title="Give messages, or take some"
        fields={[
          {
            name: 'messages',
            label: 'How many (below 0 takes them)',
            kind: 'number',
            min: -100_000,
            max: 100_000,
          },
        ]}
        reasonHint="The visitor can read it in the account."
        ask={({ messages = '' }, reason) => ({
          command: 'adjust',
          args: [user.id, messages, reason],
          // Confirmed twice by a slow network, it is done once.
          more: { reference: crypto.randomUUID() },
          sentence: `${Number(messages) < 0 ? `${-Number(messages)} messages are taken from` : `${messages} messages are given to`} this visitor, who has ${count(user.messageBalance)}.`,
        })}
        onDone={onDone}
      />
      {user.suspendedAt ? (
        <Action
          label="Reinstate…"
          title="Open the account again"
          reasonHint="It stands in the visitor’s export."
          ask={(_, reason) => ({
            command: 'reinstate',
            args: [user.id, reason],
            sentence: 'The account is reinstated; its chats are open again.',
          })}
          onDone={onDone}
        />
      ) : (
        <Action
          label="Suspend…"
          title="Close the account for chats"
          isGrave
          reasonHint="It stays among operators."
          ask={() => ({
            command: 'suspend',
            args: [user.id],
            sentence:
              'The account can chat no more, at once, and new accounts of this device begin closed. What was bought stays.',
          })}
          onDone={onDone}
        />
      )}
    </div>
  );
}
