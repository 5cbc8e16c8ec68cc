import { z } from 'zod';
import type { ChatType } from '#contract/chat-types.ts';
import type { Pack } from '#contract/packs.ts';
import type { Database } from '#db/connection/client.ts';
import { listPrompts } from '#db/queries/companion/prompts.ts';
import { promptOf, readSettings } from '#db/queries/operations/setting-changes.ts';
import { activeVersion } from '../chat/prompt-version.ts';
import type { NumberName } from './numbers.ts';
import { packChange, packsWith } from './packs.ts';

const words = z.object({ text: z.string() });

/** What may be set, by the prefix of its name; invalid settings are ignored. */
const VALUES = {
  notice: words,
  maintenance: words,
  companion: words,
  'chat-type': words,
  pack: packChange,
  featured: z.array(z.string()),
  prompt: z.object({ withdrawn: z.literal(true) }),
};

/** A prompt that answers in a chat. */
export type Prompt = NonNullable<Awaited<ReturnType<typeof promptOf>>>;

/** What operators have set, as this process knows it: some seconds old at most. */
export interface Steering {
  /** A line for every page of the app; undefined: none. */
  notice(): string | undefined;
  /** Why chats are closed at present; undefined: they are open. */
  maintenance(): string | undefined;
  /** Why chats with her, or of this kind, are closed at present; undefined: they are open. */
  pause(chat: { companionId: string; chatType: ChatType }): string | undefined;
  isOff(companionId: string): boolean;
  /** A number that an operator has set in place of the environment's or the code's. */
  number(name: NumberName): number | undefined;
  /** What is sold at an instant, at the prices of now. */
  packs(now: Date): readonly Pack[];
  /** Who leads the list of companions, by id, in this order; undefined: those whom content names. */
  featured(): readonly string[] | undefined;
  isWithdrawn(chatType: string, version: string): boolean;
  /** What answers in place of a version that was withdrawn; undefined: it was not. */
  promptInstead(chatType: string, version: string): Prompt | undefined;
  /** Reads it again. */
  refresh(): Promise<void>;
}

/** Holds what operators have set; nothing until it is read for the first time. */
export function createSteering({ executor }: Pick<Database, 'executor'>): Steering {
  let settings = new Map<string, unknown>();
  let instead = new Map<string, Prompt>();

  const setting = <Kind extends keyof typeof VALUES>(
    kind: Kind,
    name: string = kind,
  ): z.infer<(typeof VALUES)[Kind]> | undefined => {
    const set = settings.get(name);
    // Most are not set, and a turn asks for several.
    if (set === undefined) return undefined;
    const read = VALUES[kind].safeParse(set);
    return read.success ? (read.data as z.infer<(typeof VALUES)[Kind]>) : undefined;
  };
  const isWithdrawn = (type: string, version: string) =>
    setting('prompt', `prompt:${type}:${version}`) !== undefined;
  const maintenance = () => setting('maintenance')?.text;
  const off = (id: string) => setting('companion', `companion:${id}`)?.text;

  /** The active prompt of each chat type of which one was withdrawn. */
  const readInstead = async () => {
    const withdrawn = [...settings.keys()].filter((name) => name.startsWith('prompt:'));
    const found = new Map<string, Prompt>();
    if (withdrawn.length === 0) return found;
    const all = await listPrompts(executor);
    for (const type of new Set(withdrawn.map((name) => name.split(':')[1] ?? ''))) {
      const left = all.filter(
        ({ promptFor, promptVersion }) => promptFor === type && !isWithdrawn(type, promptVersion),
      );
      const version = activeVersion(left) ?? left.at(-1)?.promptVersion;
      const prompt = version && (await promptOf(executor, type, version));
      if (prompt) found.set(type, prompt);
    }
    return found;
  };

  return {
    notice: () => setting('notice')?.text,
    maintenance,
    pause: ({ companionId, chatType }) =>
      maintenance() ?? off(companionId) ?? setting('chat-type', `chat-type:${chatType}`)?.text,
    isOff: (id) => off(id) !== undefined,
    number: (name) => {
      const value = settings.get(name);
      return typeof value === 'number' && value >= 0 ? value : undefined;
    },
    packs: (now) => packsWith((id) => setting('pack', `pack:${id}`), now),
    featured: () => setting('featured'),
    isWithdrawn,
    promptInstead: (type, version) => (isWithdrawn(type, version) ? instead.get(type) : undefined),
    async refresh() {
      settings = await readSettings(executor);
      instead = await readInstead();
    },
  };
}
