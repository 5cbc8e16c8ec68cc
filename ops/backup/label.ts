import { createHash } from 'node:crypto';
import type { Config } from '../../api/config.ts';
import { RELEASE } from '../../api/release.ts';

/** A backup's metadata, ahead of its statements. */
export interface Label {
  version: string;
  commit: string;
  /** ISO 8601. */
  takenAt: string;
  /** The keys without which its texts stay closed and its cookies are worth nothing: never the keys themselves. */
  keys: Fingerprint[];
}

export interface Fingerprint {
  kind: 'chat key' | 'session secret';
  /** Of a chat key. */
  id?: string;
  fingerprint: string;
}

const FIRST_LINE = '-- jaanu backup ';
const LAST_LINE = '-- jaanu rows ';

/** Half a SHA-256 under a label: distinguishes two keys and reveals neither. */
const fingerprintOf = (kind: Fingerprint['kind'], key: string | Buffer): string =>
  createHash('sha256').update(`jaanu ${kind}\0`).update(key).digest('hex').slice(0, 32);

export const fingerprintsOf = ({
  chatKeys,
  sessionSecrets,
}: Pick<Config, 'chatKeys' | 'sessionSecrets'>): Fingerprint[] => [
  ...chatKeys.map(({ id, key }) => ({
    kind: 'chat key' as const,
    id,
    fingerprint: fingerprintOf('chat key', key),
  })),
  ...sessionSecrets.map((secret) => ({
    kind: 'session secret' as const,
    fingerprint: fingerprintOf('session secret', secret),
  })),
];

/** The keys of a backup that the settings here have not got, in words. */
export const missingKeys = (label: Label, here: Fingerprint[]): string[] =>
  label.keys
    .filter(({ fingerprint }) => here.every((own) => own.fingerprint !== fingerprint))
    .map(({ kind, id }) => (id ? `${kind} ${id}` : kind));

export const labelNow = (keys: Fingerprint[], now: Date): Label => ({
  version: RELEASE.version,
  commit: RELEASE.commit,
  takenAt: now.toISOString(),
  keys,
});

/** Rows by table. */
export type Rows = Record<string, number>;

// Comments to the database: without a copy of this program, restore with `age`, `zstd` and `mariadb`.
export const firstLine = (label: Label): string => `${FIRST_LINE}${JSON.stringify(label)}\n`;
export const lastLine = (rows: Rows): string => `${LAST_LINE}${JSON.stringify(rows)}\n`;

export const readFirstLine = (line: string): Label | undefined => read(FIRST_LINE, line);
export const readLastLine = (line: string): Rows | undefined => read(LAST_LINE, line);

const read = <T>(start: string, line: string): T | undefined =>
  line.startsWith(start) ? (JSON.parse(line.slice(start.length)) as T) : undefined;
