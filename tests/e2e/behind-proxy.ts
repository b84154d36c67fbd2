import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/server-process.ts';
import { CADDY } from '../../scripts/test-caddy.mjs';
import { endProcess, startProcess } from './demo-server.ts';
import { expect, test as base } from './journey.ts';

const SITE_URL = 'https://kanek.example';
const { hostname } = new URL(SITE_URL);

interface ProxiedSite {
  port: number;
  /** Its mails are kept here. */
  folder: string;
}

/** A journey over HTTPS: the built server as it is deployed, an empty directory, behind the proxy that is shipped. */
export const test = base.extend<object, { site: ProxiedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the first parameter names what a fixture needs
    async ({}, begin) => {
      const [upstream, port] = [await freePort(), await freePort()];
      const folder = mkdtempSync(join(tmpdir(), 'kanek-proxied-'));
      const certificates = mkdtempSync(join(tmpdir(), 'kanek-caddy-'));
      const server = startProcess(process.execPath, ['tests/e2e/serve.mjs'], {
        SITE_URL,
        PORT: String(upstream),
        HOST: '127.0.0.1',
        NODE_ENV: 'production',
        DEMO_DATA: 'off',
        WORKERS: '2',
        FORM_MIN_SECONDS: '1',
        E2E_DATA_DIR: folder,
      });
      const caddy = startProcess(
        CADDY,
        ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'],
        {
          SITE_URL,
          UPSTREAM: `127.0.0.1:${upstream}`,
          // A certificate of its own that nobody else is asked for or told of, and no other port than this one.
          CADDY_SITE_OPTIONS: 'tls internal',
          CADDY_GLOBAL_OPTIONS: [
            `https_port ${port}`,
            'default_bind 127.0.0.1',
            'auto_https disable_redirects',
            'skip_install_trust',
            'log {\nlevel ERROR\n}',
          ].join('\n'),
          XDG_DATA_HOME: certificates,
          XDG_CONFIG_HOME: certificates,
        },
      );
      await expect.poll(() => statusOf(port, '/readyz'), { timeout: 90_000 }).toBe(200);
      await begin({ port, folder });
      await Promise.all([endProcess(caddy), endProcess(server)]);
      rmSync(certificates, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  launchOptions: [
    ({ launchOptions, site }, begin) =>
      begin({
        ...launchOptions,
        args: [
          ...launchOptions.args!,
          `--host-resolver-rules=MAP ${hostname} 127.0.0.1:${site.port}`,
          // It does not speak to certificates that nobody has signed.
          '--disable-quic',
        ],
      }),
    { scope: 'worker' },
  ],
  baseURL: SITE_URL,
  ignoreHTTPSErrors: true,
});

/** What the proxy answers; null while there is none. */
function statusOf(port: number, path: string): Promise<number | null> {
  return new Promise((resolve) => {
    const options = {
      servername: hostname,
      rejectUnauthorized: false,
      headers: { Host: hostname },
    };
    get(`https://127.0.0.1:${port}${path}`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    }).on('error', () => resolve(null));
  });
}
