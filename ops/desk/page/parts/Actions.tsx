import type { listActions } from '#db/queries/operations/operator-log.ts';
import { instant } from '../format.ts';
import type { Json } from '../json.ts';
import { Table } from './Table.tsx';

/** What operators did, who and why. */
export const Actions = ({ of: actions }: { of: Json<Awaited<ReturnType<typeof listActions>>> }) => (
  <Table
    title="What operators did"
    rows={actions}
    keyOf={({ id }) => id}
    empty="Nothing."
    columns={[
      { head: 'When', cell: ({ createdAt }) => instant(createdAt) },
      { head: 'Who', cell: ({ doneBy }) => doneBy ?? 'nobody named' },
      { head: 'What', cell: ({ command, words }) => [command, ...words].join(' ') },
      { head: 'Why', cell: ({ reason }) => reason ?? '' },
    ]}
  />
);
