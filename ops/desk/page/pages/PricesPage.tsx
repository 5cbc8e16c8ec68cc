import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import type { Pack } from '#contract/packs.ts';
import { instant, rupees } from '../format.ts';
import { Action } from '../parts/Action.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { useRun } from '../use-run.ts';
import { History } from './History.tsx';

interface It {
  /** What is sold now. */
  packs: Pack[];
  /** What pages that are still open may buy. */
  earlier: { amount: number; messageCount: number; seenAt: string }[];
  /** As the release has them. */
  all: Pack[];
  /** Pages that name prices which are no longer charged. */
  misprinted: { page: string; prices: number[] }[];
}

/** What is sold, at which price. */
export function PricesPage({ role }: { role: DeskRole }) {
  const prices = useRun<It>('packs', []);
  const mayAct = reaches(role, 'owner');
  const again = prices.again;
  return (
    <>
      <h1>Prices</h1>
      <p className="quiet">
        A new price shows within seconds. Who has the old one on an open page buys at that, for a
        week.
      </p>
      <Shown of={prices}>
        {({ packs, earlier, all, misprinted }) => (
          <>
            {misprinted.map(({ page, prices: wrong }) => (
              <p key={page} className="card warn">
                {page} names {wrong.map(rupees).join(' and ')} in its words, which is no price now.
                Words change with a build.
              </p>
            ))}
            <h2>Packs</h2>
            <Table
              title="Packs"
              rows={all}
              keyOf={({ id }) => id}
              columns={[
                { head: 'Pack', cell: ({ id }) => id },
                {
                  head: 'Messages',
                  cell: ({ id }) => sold(packs, id)?.messages ?? '–',
                  isNumber: true,
                },
                { head: 'Price', cell: ({ id }) => priceOf(sold(packs, id)), isNumber: true },
                {
                  head: 'State',
                  cell: (built) => stateOf(sold(packs, built.id), built),
                },
                ...(mayAct
                  ? [
                      {
                        head: 'Change',
                        cell: (built: Pack) => (
                          <Change built={built} now={sold(packs, built.id)} onDone={again} />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
            <h2>Earlier prices that open pages still show</h2>
            <Table
              title="Earlier prices"
              rows={earlier}
              keyOf={({ amount, messageCount }) => `${amount} ${messageCount}`}
              empty="None."
              columns={[
                { head: 'Price', cell: ({ amount }) => rupees(amount) },
                { head: 'Messages', cell: ({ messageCount }) => messageCount, isNumber: true },
                { head: 'Shown until', cell: ({ seenAt }) => instant(seenAt) },
                ...(mayAct
                  ? [
                      {
                        head: 'Change',
                        cell: ({ amount, messageCount }: It['earlier'][number]) => (
                          <Action
                            label="Withdraw…"
                            title="Withdraw an earlier price"
                            isGrave
                            ask={() => ({
                              command: 'packs',
                              args: ['withdraw', String(amount), String(messageCount)],
                              sentence: `${messageCount} messages for ${rupees(amount)} are sold to nobody any more, on open pages either.`,
                            })}
                            onDone={() => void again()}
                          />
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        )}
      </Shown>
      <History names="pack:" mayAct={mayAct} onDone={again} key={JSON.stringify(prices.looked)} />
    </>
  );
}

const sold = (packs: readonly Pack[], id: string) => packs.find((pack) => pack.id === id);

const priceOf = (pack: Pack | undefined) =>
  pack ? (
    <>
      {rupees(pack.amount)}{' '}
      {pack.originalPrice > pack.amount && <s>{rupees(pack.originalPrice)}</s>}
    </>
  ) : (
    '–'
  );

const stateOf = (now: Pack | undefined, built: Pack) => {
  if (!now) return <strong>not sold</strong>;
  return now.amount === built.amount && now.messages === built.messages
    ? 'as released'
    : `set; released ${rupees(built.amount)} for ${built.messages}`;
};

function Change({
  built,
  now,
  onDone,
}: {
  built: Pack;
  now: Pack | undefined;
  onDone: () => Promise<void>;
}) {
  const { id } = built;
  const done = () => void onDone();
  return (
    <div className="buttons">
      <Action
        label="Price…"
        title={`Price of ${id}`}
        fields={[
          {
            name: 'amount',
            label: 'Rupees',
            kind: 'number',
            min: 1,
            max: 100_000,
            initial: String((now ?? built).amount),
          },
          {
            name: 'messages',
            label: 'Messages',
            kind: 'number',
            min: 1,
            max: 100_000,
            initial: String((now ?? built).messages),
          },
          {
            name: 'struck',
            label: 'Struck price',
            kind: 'number',
            min: 1,
            max: 100_000,
            isOptional: true,
            hint: 'Only one that was really asked before. Empty: none is shown.',
          },
        ]}
        ask={({ amount = '', messages = '', struck = '' }) => ({
          command: 'packs',
          args: ['set', id, amount, messages, ...(struck ? [struck] : [])],
          sentence: `${id}: ${messages} messages for ${rupees(Number(amount))}${struck ? `, instead of ${rupees(Number(struck))}` : ''}.`,
        })}
        onDone={done}
      />
      {now ? (
        <Action
          label="Off…"
          title={`Sell ${id} no more`}
          isGrave
          ask={() => ({
            command: 'packs',
            args: ['off', id],
            sentence: `${id} is not shown any more.`,
          })}
          onDone={done}
        />
      ) : null}
      {now?.amount === built.amount && now.messages === built.messages ? null : (
        <Action
          label="As released…"
          title={`${id} as released`}
          ask={() => ({
            command: 'packs',
            args: ['default', id],
            sentence: `${id}: ${built.messages} messages for ${rupees(built.amount)}, as released.`,
          })}
          onDone={done}
        />
      )}
    </div>
  );
}
