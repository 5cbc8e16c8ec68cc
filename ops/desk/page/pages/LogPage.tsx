import { Actions } from '../parts/Actions.tsx';
import { Shown } from '../parts/Shown.tsx';
import { useRun } from '../use-run.ts';

/** What operators did, at the desk and on the machine. */
export function LogPage() {
  const log = useRun<{ actions: Parameters<typeof Actions>[0]['of'] }>('operators', []);
  return (
    <>
      <h1>Operators’ log</h1>
      <Shown of={log}>{({ actions }) => <Actions of={actions} />}</Shown>
    </>
  );
}
