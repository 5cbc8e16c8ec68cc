/** A version of a chat type's prompt, as an operator may have switched it. */
export interface Version {
  promptVersion: string;
  isActive: boolean;
  /** When an operator last activated it; null: never. */
  activatedAt: Date | null;
}

/** A companion with any other version than this uses her own. */
export const DEFAULT_VERSION = 'v1.0';

const newest = (versions: readonly Version[]): Version | undefined =>
  versions.toSorted(
    (a, b) =>
      (b.activatedAt?.getTime() ?? 0) - (a.activatedAt?.getTime() ?? 0) ||
      b.promptVersion.localeCompare(a.promptVersion, 'en', { numeric: true }),
  )[0];

/** The version that new chats of a type take: the active one that was activated last, else the newest. */
export const activeVersion = (versions: readonly Version[]): string | undefined =>
  newest(versions.filter(({ isActive }) => isActive))?.promptVersion;

/** The version that was in use before the active one; undefined where there is none. */
export const versionBefore = (versions: readonly Version[]): string | undefined => {
  const active = activeVersion(versions);
  return newest(versions.filter(({ promptVersion }) => promptVersion !== active))?.promptVersion;
};

/** The version a new chat starts with, and keeps. */
export const versionFor = (versions: readonly Version[], hers: string): string =>
  hers === DEFAULT_VERSION ? (activeVersion(versions) ?? hers) : hers;
