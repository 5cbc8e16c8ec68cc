import { useState } from 'react';
import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import { count, instant } from '../format.ts';
import { Action } from '../parts/Action.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { useRun } from '../use-run.ts';

interface Row {
  promptFor: string;
  promptVersion: string;
  isInUse: boolean;
  isWithdrawn: boolean;
  chats: number;
  letters: number;
  activatedAt: string | null;
}

/** The prompts of models, their versions, and which of them answers. */
export function PromptsPage({ role }: { role: DeskRole }) {
  const prompts = useRun<{ prompts: Row[] }>('prompts', []);
  const mayAct = reaches(role, 'owner');
  const done = () => void prompts.again();
  return (
    <>
      <h1>Prompts</h1>
      <p className="quiet">
        New chats begin with the one in use; a chat keeps its own, unless that is withdrawn.
      </p>
      <Shown of={prompts}>
        {({ prompts: rows }) => (
          <>
            <Table
              title="Prompts"
              rows={rows}
              keyOf={({ promptFor, promptVersion }) => `${promptFor} ${promptVersion}`}
              columns={[
                {
                  head: 'Prompt',
                  cell: ({ promptFor, promptVersion }) => `${promptFor} ${promptVersion}`,
                },
                {
                  head: 'State',
                  cell: (row) =>
                    row.isWithdrawn ? <strong>withdrawn</strong> : row.isInUse ? 'in use' : '',
                },
                { head: 'Chats', cell: ({ chats }) => count(chats), isNumber: true },
                { head: 'Letters', cell: ({ letters }) => count(letters), isNumber: true },
                { head: 'Activated', cell: ({ activatedAt }) => instant(activatedAt) },
                ...(mayAct
                  ? [{ head: 'Change', cell: (row: Row) => <Change row={row} onDone={done} /> }]
                  : []),
              ]}
            />
            <Compare rows={rows} />
          </>
        )}
      </Shown>
    </>
  );
}

function Change({ row, onDone }: { row: Row; onDone: () => void }) {
  const { promptFor, promptVersion, isInUse, isWithdrawn, chats } = row;
  const name = `${promptFor} ${promptVersion}`;
  return (
    <div className="buttons">
      {!isInUse && !isWithdrawn && (
        <Action
          label="Use…"
          title={`Use ${name}`}
          ask={() => ({
            command: 'prompts',
            args: ['activate', promptFor, promptVersion],
            sentence: `New ${promptFor} chats begin with ${promptVersion}; the others keep theirs.`,
          })}
          onDone={onDone}
        />
      )}
      <Action
        label={isWithdrawn ? 'Restore…' : 'Withdraw…'}
        title={`${isWithdrawn ? 'Restore' : 'Withdraw'} ${name}`}
        isGrave={!isWithdrawn}
        ask={() => ({
          command: 'prompts',
          args: [isWithdrawn ? 'restore' : 'withdraw', promptFor, promptVersion],
          sentence: isWithdrawn
            ? `${name} answers again in its ${chats} chats.`
            : `${name} answers nobody from now on; in its ${chats} chats the one in use does.`,
        })}
        onDone={onDone}
      />
    </div>
  );
}

function Compare({ rows }: { rows: Row[] }) {
  const pairs = [...new Set(rows.map(({ promptFor }) => promptFor))].flatMap((promptFor) => {
    const versions = rows.filter((row) => row.promptFor === promptFor);
    return versions.slice(1).map((row, at) => ({
      label: `${promptFor}: ${versions[at]?.promptVersion} and ${row.promptVersion}`,
      args: ['diff', promptFor, versions[at]?.promptVersion ?? '', row.promptVersion],
    }));
  });
  const [chosen, setChosen] = useState(0);
  const pair = pairs[chosen];
  if (!pair) return null;
  return (
    <section>
      <h2>What a version has changed</h2>
      <label className="inline">
        Between{' '}
        <select value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {pairs.map(({ label }, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Difference key={pair.label} args={pair.args} />
    </section>
  );
}

function Difference({ args }: { args: string[] }) {
  const difference = useRun<{ lines: string[] }>('prompts', args);
  return (
    <Shown of={difference}>
      {({ lines }) =>
        lines.length === 0 ? (
          <p className="quiet">They say the same.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it can only be moved while it has the focus.
          <pre className="difference" tabIndex={0}>
            {lines.join('\n')}
          </pre>
        )
      }
    </Shown>
  );
}
