import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setup/root.ts';

/** One test runner's result. */
export interface Counts {
  passed: number;
  /** Skipped tests count as failed: a test either runs or goes. */
  failed: number;
  /** Of those passed, the titles of those that did so at the second try only (API and browser tests, under CI). */
  flaky?: string[];
  /** Titles of the tests that failed, for the end of a long log. */
  failures?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/**
 * The counts in vitest's JSON report. A test that passed and has failure messages needed a second try.
 * @param isByName tests were chosen by their names: those that were not count as nothing
 */
export const readVitest = (file: string, code: number, isByName = false): Counts =>
  readCounts(file, code, (report: VitestReport) => {
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((one) => ({
        ...one,
        title: `${relative(ROOT, name)}: ${one.fullName}`,
      })),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + (isByName ? 0 : report.numPendingTests + report.numTodoTests),
      flaky: tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ title }) => title),
      failures: tests
        .filter(({ status }) => (isByName ? status === 'failed' : status !== 'passed'))
        .map(({ title }) => title),
    };
  });

/** The counts in Playwright's JSON report. */
export const readPlaywright = (file: string, code: number): Counts =>
  readCounts(file, code, ({ stats, suites }: PlaywrightReport) => {
    const titlesOf = (...wanted: string[]) =>
      specsOf(suites)
        .filter(({ tests }) => tests.some(({ status }) => wanted.includes(status)))
        .map(({ file, title }) => `${file}: ${title}`);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped,
      flaky: titlesOf('flaky'),
      failures: titlesOf('unexpected', 'skipped'),
    };
  });

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap(({ specs, suites: within = [] }) => [...specs, ...specsOf(within)]);

/** A runner that crashed, or ran nothing, counts as one failure whatever its report says. */
function readCounts<T>(file: string, code: number, read: (report: T) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')) as T);
    const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
