import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Galera, isSynced, type Programs } from '#db/cluster/galera.ts';

/** A node's check answers beside its own port. */
const CHECK = 5;

/** HAProxy as docs/cluster.md has it: one port for the single writer, and one that balances over all nodes, for trials. */
export async function startProxy(
  folder: string,
  { nodes }: Galera,
  programs: Programs,
  ports: { writer: number; all: number },
): Promise<() => Promise<void>> {
  const checks = nodes.map(({ port }) =>
    createServer(async (_req, res) => {
      res.writeHead((await isSynced(port)) ? 200 : 503).end();
    }).listen(port + CHECK, '127.0.0.1'),
  );
  const servers = (backup: string) =>
    nodes.map(
      ({ port }, nth) =>
        `  server n${nth + 1} 127.0.0.1:${port} check port ${port + CHECK}${nth > 0 ? backup : ''}`,
    );
  const listen = (name: string, port: number, more: string[], backup: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /',
    `  default-server inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions${backup && ' on-marked-up shutdown-backup-sessions'}`,
    ...more,
    ...servers(backup),
  ];
  const config = [
    'global',
    '  maxconn 4000',
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  option redispatch',
    '  retries 2',
    ...listen('writer', ports.writer, [], ' backup'),
    ...listen('all', ports.all, ['  balance roundrobin'], ''),
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const child = spawn(programs.path('usr/sbin/haproxy'), ['-db', '-f', file], {
    env: programs.env,
    stdio: 'ignore',
  });
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    for (const check of checks) check.close();
  };
}
