import type { listDeeds } from '#db/queries/operator-log.ts';
import type { Json } from '../json.ts';
import { instant } from '../words.ts';
import { Table } from './Table.tsx';

/** What operators did, who and why. */
export const Deeds = ({ of: deeds }: { of: Json<Awaited<ReturnType<typeof listDeeds>>> }) => (
  <Table
    title="What operators did"
    rows={deeds}
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
