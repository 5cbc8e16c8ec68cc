import { describe, expect, it } from 'vitest';
import { activeVersion, type Version, versionBefore, versionFor } from './prompt-version.ts';

const version = (promptVersion: string, isActive = true, day?: number): Version => ({
  promptVersion,
  isActive,
  activatedAt: day === undefined ? null : new Date(Date.UTC(2026, 10, day)),
});

describe('the version of a new chat', () => {
  it('is the highest active version, compared numerically', () => {
    expect(activeVersion([version('v1.9'), version('v1.10'), version('v1.2')])).toBe('v1.10');
    expect(activeVersion([version('v1.0'), version('v1.1', false)])).toBe('v1.0');
    expect(activeVersion([])).toBeUndefined();
  });

  it('is the one an operator has activated, even if a newer file is added', () => {
    const versions = [version('v1.0', true, 3), version('v1.1', false), version('v1.2')];
    expect(activeVersion(versions)).toBe('v1.0');
  });

  it('rolls back to the previous one', () => {
    expect(versionBefore([version('v1.0'), version('v1.1')])).toBe('v1.0');
    const versions = [
      version('v1.0', false, 3),
      version('v1.1', false, 1),
      version('v1.2', true, 4),
    ];
    expect(versionBefore(versions)).toBe('v1.0');
    expect(versionBefore([version('v1.0')])).toBeUndefined();
  });

  it("is the companion's own where she has one", () => {
    const versions = [version('v1.0'), version('v1.1')];
    expect(versionFor(versions, 'v1.0')).toBe('v1.1');
    expect(versionFor(versions, 'v2.0')).toBe('v2.0');
    expect(versionFor([], 'v1.0')).toBe('v1.0');
  });
});
