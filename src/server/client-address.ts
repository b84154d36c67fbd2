import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { RequestContext } from '#platform/request-context.server.ts';

/**
 * Whom limits count: the address that connected, or the one that the last trusted proxy saw. What stands further left
 * in X-Forwarded-For anyone can write. What is no address at all counts as whoever connected. An IPv6 customer has a
 * whole /64.
 */
export function clientAddress(c: Context<RequestContext>, trustedHops: number): string {
  const connected = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  const seen = [...forwardedFor(c), connected];
  const found = withoutPort(seen[Math.max(seen.length - 1 - trustedHops, 0)]!);
  return networkOf(isIP(found) ? found : connected);
}

function forwardedFor(c: Context<RequestContext>): string[] {
  return (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
}

/** Some proxies write the port too. */
const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ??
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  address;

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
