import type { historyOf } from '#db/queries/operations/setting-changes.ts';
import { instant } from '../format.ts';
import type { Json } from '../json.ts';
import { Action } from '../parts/Action.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { useRun } from '../use-run.ts';

interface It {
  changes: (Json<Awaited<ReturnType<typeof historyOf>>>[number] & { value: unknown })[];
}

const saidOf = (value: unknown): string => (value === null ? 'not set' : JSON.stringify(value));

/** What was set, by whom and why; the newest change of each name can be undone. */
export function History({
  names,
  mayAct,
  onDone,
}: {
  /** The prefix of the names that are shown; undefined: all. */
  names: string | undefined;
  mayAct: boolean;
  onDone: () => Promise<void>;
}) {
  const history = useRun<It>('settings', ['history']);
  return (
    <section>
      <h2>History</h2>
      <Shown of={history}>
        {({ changes }) => {
          const shown = changes.filter(({ name }) => name.startsWith(names ?? ''));
          const newest = new Set([
            ...new Map(shown.toReversed().map((change) => [change.name, change.id])).values(),
          ]);
          return (
            <Table
              title="History"
              rows={shown}
              keyOf={({ id }) => id}
              empty="Nothing was ever set."
              columns={[
                { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
                { head: 'Who', cell: ({ setBy }) => setBy },
                { head: 'What', cell: ({ name }) => name },
                { head: 'To', cell: ({ value }) => <span className="value">{saidOf(value)}</span> },
                { head: 'Why', cell: ({ reason }) => reason ?? '' },
                ...(mayAct
                  ? [
                      {
                        head: 'Undo',
                        cell: ({ id, name }: It['changes'][number]) =>
                          newest.has(id) && (
                            <Action
                              label="Undo…"
                              title={`Undo ${name}`}
                              ask={() => ({
                                command: 'settings',
                                args: ['undo', name],
                                sentence: `${name} goes back to what it was before.`,
                              })}
                              onDone={() => {
                                void history.again();
                                void onDone();
                              }}
                            />
                          ),
                      },
                    ]
                  : []),
              ]}
            />
          );
        }}
      </Shown>
    </section>
  );
}
