import { useCallback } from 'react';
import { CHAT_TYPES, type ChatType } from '#contract/chat-types.ts';
import { type DeskRole, reaches } from '#contract/desk-roles.ts';
import { instant, plain } from '../format.ts';
import { Action } from '../parts/Action.tsx';
import { Shown } from '../parts/Shown.tsx';
import { Table } from '../parts/Table.tsx';
import { useRun } from '../use-run.ts';
import { History } from './History.tsx';

interface Settings {
  settings: Record<string, unknown>;
}

interface Numbers {
  numbers: { name: string; what: string; least: number; most: number; value: number | null }[];
}

interface Companions {
  companions: {
    id: string;
    urlName: string;
    name: string;
    suitableForChatTypes: ChatType[];
    isOff: boolean;
    busyUntil: string | null;
  }[];
  featured: string[] | null;
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : '';

/** What is steered without a deployment, within seconds on all processes, and how to undo it. */
export function SteerPage({ role }: { role: DeskRole }) {
  const settings = useRun<Settings>('settings', []);
  const numbers = useRun<Numbers>('set', []);
  const companions = useRun<Companions>('featured', []);
  const mayAct = reaches(role, 'owner');
  const again = useCallback(async () => {
    await Promise.all([settings.again(), numbers.again(), companions.again()]);
  }, [settings.again, numbers.again, companions.again]);
  return (
    <>
      <h1>Steer</h1>
      <p className="quiet">
        {mayAct
          ? 'What is set here holds within seconds, on all processes, and can be taken back below.'
          : 'Owners change this; who answers visitors says when a companion is busy.'}
      </p>
      <Shown of={settings}>
        {({ settings: held }) => (
          <>
            <Words held={held} mayAct={mayAct} onDone={again} />
            <h2>Kinds of chat</h2>
            <Switches
              title="Kinds of chat"
              mayAct={mayAct}
              onDone={again}
              rows={CHAT_TYPES.map((type) => ({
                name: plain(type),
                command: 'chat-type',
                word: type,
                isOff: `chat-type:${type}` in held,
                why: textOf(held[`chat-type:${type}`]),
              }))}
            />
          </>
        )}
      </Shown>
      <h2>Numbers</h2>
      <Shown of={numbers}>
        {({ numbers: all }) => (
          <Table
            title="Numbers"
            rows={all}
            keyOf={({ name }) => name}
            columns={[
              { head: 'What', cell: ({ what }) => what },
              {
                head: 'Value',
                cell: ({ value }) => value ?? 'default',
                isNumber: true,
              },
              ...(mayAct
                ? [
                    {
                      head: 'Change',
                      cell: (it: Numbers['numbers'][number]) => (
                        <ChangeNumber it={it} onDone={again} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Shown>
      <h2>Companions</h2>
      <Shown of={companions}>
        {(it) => (
          <>
            {mayAct && <Featured it={it} onDone={again} />}
            <Switches
              title="Companions, as they are listed"
              mayAct={mayAct}
              onDone={again}
              rows={it.companions.map(({ id, urlName, name, isOff, busyUntil }) => ({
                name,
                command: 'companion',
                word: urlName,
                isOff,
                why: [it.featured?.includes(id) && 'featured', isBusy(busyUntil) && 'busy']
                  .filter(Boolean)
                  .join(', '),
              }))}
            />
            {reaches(role, 'support') && <BusyTable of={it.companions} onDone={again} />}
          </>
        )}
      </Shown>
      <History
        names={undefined}
        mayAct={mayAct}
        onDone={again}
        key={JSON.stringify(settings.looked)}
      />
    </>
  );
}

interface Acting {
  mayAct: boolean;
  onDone: () => Promise<void>;
}

const SAID = [
  { name: 'notice', title: 'Notice bar', what: 'A line above every page of the app.' },
  {
    name: 'maintenance',
    title: 'Maintenance',
    what: 'Nobody chats, every page of the app says why; payments settle.',
  },
];

function Words({ held, mayAct, onDone }: Acting & { held: Record<string, unknown> }) {
  return (
    <div className="columns">
      {SAID.map(({ name, title, what }) => {
        const text = textOf(held[name]);
        return (
          <section key={name} className={text ? 'card warn' : 'card'}>
            <h2>{title}</h2>
            <p className="quiet">{what}</p>
            <p>{text || 'Off.'}</p>
            {mayAct && (
              <div className="buttons">
                <Action
                  label={text ? 'Change…' : 'Set…'}
                  title={title}
                  fields={[
                    { name: 'text', label: 'What everybody reads', kind: 'long', initial: text },
                  ]}
                  isGrave={name === 'maintenance'}
                  ask={({ text: words = '' }) => ({
                    command: name,
                    args: [words],
                    sentence: `Every page of the app says: “${words}”${name === 'maintenance' ? ' Nobody can chat until it is off.' : ''}`,
                  })}
                  onDone={() => void onDone()}
                />
                {text && (
                  <Action
                    label="Off…"
                    title={`${title} off`}
                    ask={() => ({
                      command: name,
                      args: ['off'],
                      sentence: 'It is gone within a minute.',
                    })}
                    onDone={() => void onDone()}
                  />
                )}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

interface Switch {
  name: string;
  command: string;
  word: string;
  isOff: boolean;
  why: string;
}

function Switches({ title, rows, mayAct, onDone }: Acting & { title: string; rows: Switch[] }) {
  return (
    <Table
      title={title}
      rows={rows}
      keyOf={({ word }) => word}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'State', cell: ({ isOff }) => (isOff ? <strong>off</strong> : 'on') },
        { head: 'Said', cell: ({ why }) => why },
        ...(mayAct
          ? [
              {
                head: 'Change',
                cell: ({ name, command, word, isOff }: Switch) => (
                  <Action
                    label={isOff ? 'On…' : 'Off…'}
                    title={`${name} ${isOff ? 'on' : 'off'}`}
                    isGrave={!isOff}
                    fields={
                      isOff
                        ? []
                        : [
                            {
                              name: 'text',
                              label: 'What visitors read in her place',
                              isOptional: true,
                            },
                          ]
                    }
                    ask={({ text = '' }) => ({
                      command,
                      args: isOff ? [word, 'on'] : [word, 'off', ...(text ? [text] : [])],
                      sentence: isOff
                        ? `${name}: chats are open again.`
                        : `${name}: nobody can chat, in existing chats either.`,
                    })}
                    onDone={() => void onDone()}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** An end that may be in the past. */
const isBusy = (until: string | null): until is string =>
  until !== null && Date.parse(until) > Date.now();

/** Who is busy, and for how long: no new chats with her, and existing ones continue. */
function BusyTable({ of, onDone }: { of: Companions['companions']; onDone: () => Promise<void> }) {
  return (
    <>
      <h2>Busy</h2>
      <Table
        title="Busy"
        rows={of}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Name', cell: ({ name }) => name },
          {
            head: 'Busy until',
            cell: ({ busyUntil }) => (isBusy(busyUntil) ? instant(busyUntil) : '–'),
          },
          {
            head: 'Change',
            cell: ({ name, urlName, busyUntil }) =>
              isBusy(busyUntil) ? (
                <Action
                  label="Free…"
                  title={`${name} is free`}
                  ask={() => ({
                    command: 'busy',
                    args: [urlName, '0'],
                    sentence: `${name} is free again.`,
                  })}
                  onDone={() => void onDone()}
                />
              ) : (
                <Action
                  label="Busy…"
                  title={`${name} is busy`}
                  fields={[
                    {
                      name: 'minutes',
                      label: 'Minutes',
                      kind: 'number',
                      min: 1,
                      max: 10_080,
                      initial: '30',
                    },
                  ]}
                  ask={({ minutes = '' }) => ({
                    command: 'busy',
                    args: [urlName, minutes],
                    sentence: `Nobody begins a chat with ${name} for ${minutes} minutes. Chats that are there go on.`,
                  })}
                  onDone={() => void onDone()}
                />
              ),
          },
        ]}
      />
    </>
  );
}

function ChangeNumber({
  it,
  onDone,
}: {
  it: Numbers['numbers'][number];
  onDone: () => Promise<void>;
}) {
  return (
    <Action
      label="Set…"
      title={plain(it.name)}
      fields={[
        {
          name: 'value',
          label: it.what,
          kind: 'number',
          min: it.least,
          max: it.most,
          isOptional: true,
          initial: it.value === null ? '' : String(it.value),
          hint: `${it.least} to ${it.most}; empty: as the environment says.`,
        },
      ]}
      ask={({ value = '' }) => ({
        command: 'set',
        args: [it.name, value || 'default'],
        sentence: value
          ? `${plain(it.name)}: ${value}.`
          : `${plain(it.name)}: as the environment says.`,
      })}
      onDone={() => void onDone()}
    />
  );
}

function Featured({ it, onDone }: { it: Companions; onDone: () => Promise<void> }) {
  const first = it.companions.slice(0, 6).map(({ urlName }) => urlName);
  return (
    <div className="buttons">
      <Action
        label="Feature…"
        title="Who leads the list and the home page"
        fields={[
          {
            name: 'names',
            label: 'Up to six, in order, with blanks between',
            initial: first.join(' '),
            hint: it.companions.map(({ urlName }) => urlName).join(', '),
          },
        ]}
        ask={({ names = '' }) => ({
          command: 'featured',
          args: names.split(/[\s,]+/).filter(Boolean),
          sentence: `These lead the list: ${names}.`,
        })}
        onDone={() => void onDone()}
      />
      {it.featured && (
        <Action
          label="As content says…"
          title="Feature whom content names"
          ask={() => ({
            command: 'featured',
            args: ['default'],
            sentence: 'Those whom content names lead the list again.',
          })}
          onDone={() => void onDone()}
        />
      )}
    </div>
  );
}
