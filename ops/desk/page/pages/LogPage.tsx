import { Deeds } from '../parts/Deeds.tsx';
import { Shown } from '../parts/Shown.tsx';
import { useRun } from '../use-run.ts';

/** What operators did, at the desk and on the machine. */
export function LogPage() {
  const log = useRun<{ deeds: Parameters<typeof Deeds>[0]['of'] }>('operators', []);
  return (
    <>
      <h1>Operators’ log</h1>
      <Shown of={log}>{({ deeds }) => <Deeds of={deeds} />}</Shown>
    </>
  );
}
