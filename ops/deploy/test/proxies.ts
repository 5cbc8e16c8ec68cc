import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from '#db/cluster/galera.ts';
import { runQuietly } from '../../process/output.ts';

const EXAMPLES = join(import.meta.dirname, '../proxies');

/** Where the processes and the proxy of a trial listen. */
export interface Ports {
  processes: [number, number];
  http: number;
  https: number;
}

export interface RunningProxy {
  name: string;
  stop(): Promise<void>;
}

/** What the processes need that our examples name by its usual place. */
const replaced = (text: string, folder: string, { processes: [one, two], http, https }: Ports) =>
  text
    .replaceAll(':3001', `:${one}`)
    .replaceAll(':3002', `:${two}`)
    .replaceAll('/etc/ssl/jaanu', folder)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    // More than a test machine allows.
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('bind :80', `bind 127.0.0.1:${http}`)
    .replace('bind :443', `bind 127.0.0.1:${https}`);

const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');

/** A self-signed certificate, in the form both proxies expect. */
export async function makeCertificate(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [key, chain] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = ['-subj', '/CN=jaanu.example', '-days', '2', '-nodes'];
  await runQuietly('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...names,
    '-keyout',
    key,
    '-out',
    chain,
  ]);
  writeFileSync(join(folder, 'haproxy.pem'), `${readFileSync(chain)}${readFileSync(key)}`);
}

/** nginx with our example, after its own check of it. */
export async function startNginx(
  folder: string,
  programs: Programs,
  ports: Ports,
): Promise<RunningProxy> {
  const file = join(folder, 'nginx.conf');
  const parts = [example('nginx-upstream.conf'), example('nginx.conf')];
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    file,
    `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off;
events { worker_connections 4096; }
http { access_log ${folder}/access.log; ${paths.join(' ')}
${parts.map((part) => replaced(part, folder, ports)).join('\n')} }`,
  );
  const program = programs.path('usr/sbin/nginx');
  await runQuietly(program, ['-t', '-c', file], { env: programs.env });
  return started('nginx', spawn(program, ['-c', file], { env: programs.env }), ports);
}

/** HAProxy with our example, after its own check of it. */
export async function startHaproxy(
  folder: string,
  programs: Programs,
  ports: Ports,
): Promise<RunningProxy> {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, replaced(example('haproxy.cfg'), folder, ports));
  const program = programs.path('usr/sbin/haproxy');
  await runQuietly(program, ['-c', '-f', file], { env: programs.env });
  return started('HAProxy', spawn(program, ['-db', '-f', file], { env: programs.env }), ports);
}

async function started(name: string, child: ChildProcess, { https }: Ports): Promise<RunningProxy> {
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-2_000);
    });
  }
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`https://127.0.0.1:${https}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    if (tries > 100 || child.exitCode !== null) {
      throw new Error(`${name} does not answer.\n${output}`);
    }
    await sleep(100);
  }
  return {
    name,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
