import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/steps.mjs';
import { haveCaddy, CADDY } from '../scripts/test-caddy.mjs';
import { freePort, stopProgram, untilReady } from './kanek.mjs';

/** The directory behind the proxy that we ship, with a certificate that it has made itself; null where there is none. */
export async function startCaddy(directory) {
  if (!(await haveCaddy())) return null;
  const url = `https://localhost:${await freePort()}`;
  const server = await directory.start({ SITE_URL: url, TRUSTED_PROXY_HOPS: '1' });
  const folder = mkdtempSync(join(tmpdir(), 'kanek-caddy-'));
  const config = join(root, 'deploy/Caddyfile');
  const child = spawn(CADDY, ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_URL: url,
      UPSTREAM: new URL(server.url).host,
      CADDY_SITE_OPTIONS: 'tls internal',
      CADDY_GLOBAL_OPTIONS: 'auto_https disable_redirects\nskip_install_trust',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  // Nobody has signed it.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  await untilReady(child, `${url}/readyz`);
  return {
    url,
    async stop() {
      await stopProgram(child);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
