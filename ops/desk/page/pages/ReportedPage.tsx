import type { listReports } from '#db/queries/chat/reports.ts';
import { instant } from '../format.ts';
import type { Json } from '../json.ts';
import { Action } from '../parts/Action.tsx';
import { Shown } from '../parts/Shown.tsx';
import { useRun } from '../use-run.ts';

interface It {
  reports: Json<Awaited<ReturnType<typeof listReports>>>;
}

/** Companions' messages reported by visitors that are still open. */
export function ReportedPage() {
  const queue = useRun<It>('reports', []);
  return (
    <>
      <h1>Reported messages</h1>
      <Shown of={queue}>
        {({ reports }) =>
          reports.length === 0 ? (
            <p className="quiet">No report is open.</p>
          ) : (
            <ul className="queue">
              {reports.map(({ id, companionName, chatType, createdAt, words }) => (
                <li key={id} className="card">
                  <h2>
                    {companionName}, {chatType}
                  </h2>
                  <p className="quiet">{instant(createdAt)}</p>
                  <p>
                    <b>Reason:</b> {words.reason}
                  </p>
                  {words.message ? (
                    <blockquote>{words.message}</blockquote>
                  ) : (
                    <p className="quiet">The visitor has not agreed to the message being read.</p>
                  )}
                  <Action
                    label="Put away…"
                    title="Put this report away"
                    ask={() => ({
                      command: 'reports',
                      args: ['close', id],
                      sentence: `The report about ${companionName} is dealt with.`,
                    })}
                    onDone={() => void queue.again()}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </>
  );
}
