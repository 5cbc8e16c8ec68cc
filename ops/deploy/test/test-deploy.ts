import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeLocalServer, startLocalServer } from '#db/local-server.ts';
import { makeKeyPair } from '../../backup/keys.ts';
import { createProgress } from '../../bootstrap/progress.mjs';
import { buildPagesInto } from '../../build/build-if-stale.ts';
import { createCrowd } from '../../cluster/crowd.ts';
import { unpackPrograms } from '../../cluster/debian-packages.ts';
import { freePort } from '../../process/free-port.ts';
import { type Lifecycle, runCommand } from '../../process/lifecycle.ts';
import { runQuietly } from '../../process/output.ts';
import { makeRelease, PLACEHOLDERS, pack } from '../../release/make-release.ts';
import { findInPath } from '../../setup/find-in-path.ts';
import { ROOT } from '../../setup/root.ts';
import { testAlerts } from './alerts.ts';
import { createInstallation, type Installation, type ServerProcess } from './installation.ts';
import { makeCertificate, type Ports, startHaproxy, startNginx } from './proxies.ts';

const VERSIONS = ['0.0.1-test.1', '0.0.1-test.2'] as const;
const PROGRAMS = [
  'nginx',
  'haproxy',
  'liblua5.3-0',
  'libopentracing-c-wrapper0',
  'libopentracing1',
];
const CROWD = 12;
/** Load before the first restart and after the last. */
const CALM_MS = 1_500;

const progress = createProgress();
// The certificate of the test is self-signed.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');
await runCommand(progress, testDeploy);

/**
 * `npm run test:deploy [nginx or haproxy]`: two releases are made, installed as docs/operating says, and restarted, upgraded and rolled back
 * under load behind nginx and HAProxy; a backup of all of it is verified. Units and alerts are read by systemd and
 * Prometheus themselves. Debian, as root. 1 where a call failed, a text
 * was lost or duplicated, or the books do not add up.
 */
async function testDeploy(life: Lifecycle): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'jaanu-deploy-'));
  life.defer(async () => rmSync(folder, { recursive: true, force: true }));
  await progress.step('Linting the units', () => lintUnits(join(folder, 'units')));
  await progress.step('Testing the alerts', testAlerts);
  const programs = await progress.step('Fetching the proxies', () =>
    unpackPrograms(join(ROOT, '.local/deploy-programs'), PROGRAMS),
  );
  const tarballs = await makeTarballs(join(folder, 'made'));
  const ports: Ports = {
    processes: [await freePort(), await freePort()],
    http: await freePort(),
    https: await freePort(),
  };
  const origin = `https://127.0.0.1:${ports.https}`;
  const { installation, owner, keys } = await install(life, folder, origin);
  await progress.step('Installing', async () => {
    for (const tarball of tarballs) await installation.unpack(tarball);
    installation.choose(VERSIONS[0]);
    await installation.ops(['migrate'], { DATABASE_URL: owner });
  });
  const processes = ports.processes.map((port) => installation.process(port));
  for (const one of processes) life.defer(one.stop);
  await progress.step('Starting two processes', () =>
    Promise.all(processes.map((one) => one.start())),
  );
  await makeCertificate(join(folder, 'proxy'));

  let broken = 0;
  progress.line(
    '                                          answered  repeated     gap   wrong  audit',
  );
  const wanted = process.argv[2] ?? '';
  const proxies = Object.entries({ nginx: startNginx, haproxy: startHaproxy });
  for (const [, start] of proxies.filter(([name]) => name.includes(wanted))) {
    const proxy = await start(join(folder, 'proxy'), programs, ports);
    try {
      for (const drill of drills(installation, processes)) {
        life.signal.throwIfAborted();
        if (!(await underLoad({ proxy: proxy.name, origin }, installation, drill))) broken++;
      }
    } finally {
      await proxy.stop();
    }
  }
  const made = JSON.parse(
    await installation.ops(['backup', join(folder, 'backups'), '--json'], keys),
  );
  const verified = JSON.parse(await installation.ops(['verify-backup', made.file, '--json'], keys));
  const rows = Object.values(made.rows as Record<string, number>).reduce(
    (sum, one) => sum + one,
    0,
  );
  progress.line(
    `Backup: ${rows} rows, ${made.bytes} bytes, ${made.seconds} s; restored, counted and audited in ${verified.seconds} s.`,
  );
  return broken === 0 ? 0 : 1;
}

/** systemd's verdict on our units, where it is installed; their Node is not. */
async function lintUnits(folder: string): Promise<void> {
  if (!findInPath(['systemd-analyze'])) return;
  mkdirSync(folder, { recursive: true });
  const source = join(ROOT, 'ops/deploy/systemd');
  const units = readdirSync(source).filter((name) => /\.(service|timer)$/.test(name));
  for (const name of units) {
    const text = readFileSync(join(source, name), 'utf8');
    const file = join(folder, name.replace('@.', '@3001.'));
    if (name.includes('@')) copyFileSync(join(source, name), join(folder, name));
    writeFileSync(file, text.replaceAll(/^ExecStart=\S+/gm, 'ExecStart=/bin/true'));
  }
  const files = readdirSync(folder).filter((name) => !name.includes('@.'));
  const said = await runQuietly('systemd-analyze', [
    'verify',
    ...files.map((name) => join(folder, name)),
  ]);
  if (said.trim() !== '') throw new Error(`systemd-analyze: ${said.trim()}`);
}

/** Two releases of one state, which differ in their version. */
async function makeTarballs(into: string): Promise<string[]> {
  const pages = join(ROOT, '.local/release/pages');
  const environment = {
    PUBLIC_ORIGIN: PLACEHOLDERS.origin,
    PUBLIC_META_PIXEL_ID: PLACEHOLDERS.pixel,
  };
  await buildPagesInto(pages, environment, progress);
  const tarballs: string[] = [];
  for (const version of VERSIONS) {
    await progress.step(`Making ${version}`, async () => {
      const making = {
        into,
        pages,
        version,
        commit: 'a trial',
        madeAt: 1_700_000_000,
        withNode: true,
      };
      tarballs.push(await pack(await makeRelease(making)));
    });
  }
  return tarballs;
}

/** A database with an owner and a user for the app who may not define anything, and the settings of production. */
async function install(life: Lifecycle, folder: string, origin: string) {
  const dir = join(folder, 'db');
  const server = await startLocalServer({ dir });
  life.defer(async () => {
    await server.stop();
    await removeLocalServer(dir);
  });
  const address = new URL(server.url);
  const socket = address.searchParams.get('socketPath') as string;
  const sql = `CREATE DATABASE deployed CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
    CREATE USER owner@localhost IDENTIFIED BY 'owner'; GRANT ALL ON deployed.* TO owner@localhost;
    CREATE USER app@localhost IDENTIFIED BY 'app';
    GRANT SELECT, INSERT, UPDATE, DELETE ON deployed.* TO app@localhost;`;
  await runQuietly('mariadb', [`--socket=${socket}`, '--user=root', `--execute=${sql}`]);
  const urlOf = (user: string) => `mysql://${user}:${user}@localhost/deployed${address.search}`;
  const { recipient, identity } = await makeKeyPair();
  const installation = createInstallation(join(folder, 'opt'), {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: urlOf('app'),
    TRUST_PROXY: 'loopback',
    SESSION_SECRET: 'deploy-'.repeat(6),
    CHAT_KEYS: `deploy:${Buffer.alloc(32, 9).toString('base64')}`,
    ALLOW_SANDBOX_PAYMENTS: '1',
    RATE_LIMIT_SCALE: '100000',
    REPLY_PACING: '0.3',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'warn',
  });
  for (const path of [folder, dir]) installation.makeReachable(path);
  return {
    installation,
    owner: urlOf('owner'),
    keys: { BACKUP_RECIPIENT: recipient, BACKUP_KEY: identity },
  };
}

interface Drill {
  name: string;
  run(): Promise<void>;
}

function drills(installation: Installation, processes: ServerProcess[]): Drill[] {
  const rolling = async () => {
    for (const one of processes) await one.restart();
  };
  const changeTo = (version: string) => async () => {
    installation.choose(version);
    await rolling();
    for (const one of processes) {
      if ((await one.version()) !== version) throw new Error(`${version} does not run.`);
    }
  };
  return [
    { name: 'two rolling restarts', run: () => rolling().then(rolling) },
    { name: 'rolling upgrade', run: changeTo(VERSIONS[1]) },
    { name: 'rollback', run: changeTo(VERSIONS[0]) },
  ];
}

/** Does something while a crowd writes; whether it went unnoticed. */
async function underLoad(
  { proxy, origin }: { proxy: string; origin: string },
  installation: Installation,
  { name, run }: Drill,
): Promise<boolean> {
  const crowd = createCrowd([origin], CROWD);
  await sleep(CALM_MS);
  await run();
  await sleep(CALM_MS);
  const { answered, failed, reasons, gapMs, wrong } = await crowd.end();
  const books = await installation
    .ops(['audit'])
    .catch((error: { stdout: string }) => error.stdout);
  const isClean = books.includes('all is well');
  const isFine = failed === 0 && wrong === 0 && answered > 0 && isClean;
  const cells = [
    `${isFine ? 'ok  ' : 'NOT '} ${proxy}, ${name}`.padEnd(42),
    String(answered).padStart(8),
    String(failed).padStart(10),
    `${(gapMs / 1000).toFixed(1)} s`.padStart(8),
    String(wrong).padStart(8),
    `  ${isClean ? 'clean' : 'NOT CLEAN'}`,
  ];
  progress.line(cells.join(''));
  for (const [reason, times] of Object.entries(reasons))
    progress.line(`       ${times} × ${reason}`);
  return isFine;
}
