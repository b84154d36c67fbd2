import { existsSync } from 'node:fs';
import { aptInstall } from './steps.mjs';

/** Debian's package; another one can be named with CADDY. */
export const CADDY = process.env.CADDY || '/usr/bin/caddy';

/** True when the proxy that is shipped as an example can be started here; Debian's is fetched where that is allowed. */
export async function haveCaddy() {
  if (!existsSync(CADDY)) await aptInstall('caddy').catch((error) => console.error(error.message));
  return existsSync(CADDY);
}
