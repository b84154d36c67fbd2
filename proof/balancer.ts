import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../scripts/steps.mjs';
import { freePort } from '../tests/support/server-process.ts';
import type { Stage } from './stage.ts';
import { until } from './until.ts';

const PROGRAM = '/usr/sbin/haproxy';

/** HAProxy in front of the servers at these addresses, as docs/operations.md advises to set it up. */
export async function startBalancer(
  stage: Stage,
  servers: readonly string[],
): Promise<{ url: string; allUp: () => Promise<boolean> }> {
  if (!existsSync(PROGRAM)) await aptInstall('haproxy');
  if (!existsSync(PROGRAM)) throw new Error('This needs HAProxy: apt install haproxy');
  const folder = mkdtempSync(join(tmpdir(), 'kanek-balancer-'));
  const port = await freePort();
  writeFileSync(join(folder, 'haproxy.cfg'), configuration(port, servers));
  const child = spawn(PROGRAM, ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stage.onEnd(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await until('the balancer is open', () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  const allUp = async () => {
    const rows = (await (await fetch(`${url}/balancer;csv`)).text()).split('\n');
    const own = rows.filter((row) => /^kanek,kanek\d/.test(row));
    return own.length === servers.length && own.every((row) => row.split(',')[17] === 'UP');
  };
  return { url, allUp };
}

const configuration = (port: number, servers: readonly string[]) => `
defaults
  mode http
  option forwardfor
  option redispatch
  retries 3
  timeout connect 2s
  timeout check 3s
  timeout client 60s
  timeout server 60s

frontend site
  bind 127.0.0.1:${port}
  default_backend kanek
  stats enable
  stats uri /balancer

backend kanek
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 1 rise 1
${servers.map((url, i) => `  server kanek${i} ${new URL(url).host}`).join('\n')}
`;
