import { networkInterfaces } from 'node:os';
import { isIPv6 } from 'node:net';
import type { Env } from '#platform/env.server.ts';
import { isPublicSite } from '#platform/local-host.server.ts';

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
