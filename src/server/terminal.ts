import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { InvalidEnvironment, type Env } from '#platform/env.server.ts';
import { isPublicSite } from '#platform/local-host.server.ts';
import type { Services } from '#platform/services.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';

/** What a person at the terminal reads goes to standard error; standard output carries the JSON log alone. */
const say = (text: string) => process.stderr.write(text);

export async function terminalProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say(`  ${label} …`);
  try {
    const result = await work();
    say(`\r  ✓ ${label} (${seconds()})\n`);
    return result;
  } catch (error) {
    say(`\r  ✗ ${label} (${seconds()})\n`);
    throw error;
  }
}

export function sayBanner({ env, mailer }: Services, demoLogins: readonly string[]): void {
  const rows = [
    `${env.SITE_NAME} is open at ${env.SITE_URL}`,
    `Mails are ${mailer.destination}`,
    ...demoLogins,
    ...[howToReach(env) ?? []].flat(),
    'Stop with Ctrl-C',
  ];
  say(`\n${rows.map((row) => `  ${row}`).join('\n')}\n\n`);
}

export function sayFailure(error: unknown, what = 'Kanek did not start'): void {
  const foreseen = error instanceof StartRefused || error instanceof InvalidEnvironment;
  if (foreseen) say(`\n${what}.\n${error.message}\n`);
  else say(`\n${what}: ${error instanceof Error ? error.stack : String(error)}\n`);
}

const LOOPBACK = /^(localhost|127\.[\d.]+|::1)$/i;
const EVERYWHERE = /^(0\.0\.0\.0|::)?$/;

type Place = Pick<Env, 'HOST' | 'PORT' | 'SITE_URL'>;

/** One line for whoever has started it and wonders who can open it now; null where there is nothing to wonder about. */
export function howToReach({ HOST = '', PORT, SITE_URL }: Place, machine = ownAddress()) {
  const here = LOOPBACK.test(HOST);
  if (isPublicSite(SITE_URL))
    return here
      ? `It listens on ${HOST}:${PORT} for a proxy on this machine; for one elsewhere: HOST=0.0.0.0 npm start`
      : null;
  if (here)
    return 'Only this machine can open it; from a phone on the same network: HOST=0.0.0.0 npm start';
  const host = EVERYWHERE.test(HOST) ? machine : HOST;
  if (!host) return null;
  return `From a phone on the same network: http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}

/** Where the network finds this machine, if it is in one. */
function ownAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}
