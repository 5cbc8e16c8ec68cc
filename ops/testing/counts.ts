import { readFileSync } from 'node:fs';

/** What one test runner has to say for itself. */
export interface Counts {
  passed: number;
  /** Skipped tests count as failed: a test either runs or goes. */
  failed: number;
  /** Of those passed, how many did so at the second try only (browser tests, under CI). */
  flaky?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** The counts in vitest's JSON report. */
export const readVitest = (file: string, code: number): Counts =>
  readCounts(file, code, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  }));

/** The counts in Playwright's JSON report. */
export const readPlaywright = (file: string, code: number): Counts =>
  readCounts(file, code, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: stats.flaky,
  }));

/** A runner that broke down, or ran nothing, has failed once whatever its report says. */
function readCounts<T>(file: string, code: number, read: (report: T) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as T);
    const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
