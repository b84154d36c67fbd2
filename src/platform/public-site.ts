import { BlockList, isIP } from 'node:net';

/** Names that lead to this machine or its network, whoever asks. */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|test)$/;

const localAddresses = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 32],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  localAddresses.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  localAddresses.addSubnet(network, bits, 'ipv6');

/** Whether an address is meant for everybody, or for this machine and its network alone. */
export function isPublicSite(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  if (family) return !localAddresses.check(host, family === 6 ? 'ipv6' : 'ipv4');
  return host.includes('.') && !LOCAL_NAMES.test(host);
}
