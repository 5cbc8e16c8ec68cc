import { describe, expect, it } from 'vitest';
import { activeVersion, type Version, versionBefore, versionFor } from './prompt-version.ts';

const version = (promptVersion: string, isActive = true, day?: number): Version => ({
  promptVersion,
  isActive,
  activatedAt: day === undefined ? null : new Date(Date.UTC(2026, 10, day)),
});

describe('the version of a new chat', () => {
  it('is the newest that is active, as numbers go', () => {
    expect(activeVersion([version('v1.9'), version('v1.10'), version('v1.2')])).toBe('v1.10');
    expect(activeVersion([version('v1.0'), version('v1.1', false)])).toBe('v1.0');
    expect(activeVersion([])).toBeUndefined();
  });

  it('is the one an operator has activated, whatever file comes later', () => {
    const versions = [version('v1.0', true, 3), version('v1.1', false), version('v1.2')];
    expect(activeVersion(versions)).toBe('v1.0');
  });

  it('goes back to the one before', () => {
    expect(versionBefore([version('v1.0'), version('v1.1')])).toBe('v1.0');
    const versions = [
      version('v1.0', false, 3),
      version('v1.1', false, 1),
      version('v1.2', true, 4),
    ];
    expect(versionBefore(versions)).toBe('v1.0');
    expect(versionBefore([version('v1.0')])).toBeUndefined();
  });

  it('is hers where she has one of her own', () => {
    const versions = [version('v1.0'), version('v1.1')];
    expect(versionFor(versions, 'v1.0')).toBe('v1.1');
    expect(versionFor(versions, 'v2.0')).toBe('v2.0');
    expect(versionFor([], 'v1.0')).toBe('v1.0');
  });
});
