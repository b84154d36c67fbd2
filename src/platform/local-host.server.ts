import { BlockList, isIP } from 'node:net';

/** Names that no public name server answers for: of this machine, or of the network it is in. */
const LOCAL_NAME = /^[^.]*$|\.(?:localhost|local|lan|internal|home\.arpa|test)$/i;
const LOCAL_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  LOCAL_NETWORKS.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  LOCAL_NETWORKS.addSubnet(network, prefix, 'ipv6');

/** Can only this machine and its neighbours reach it by that name? Everything else is public. */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
  const version = isIP(name);
  return version === 0
    ? LOCAL_NAME.test(name)
    : LOCAL_NETWORKS.check(name, version === 6 ? 'ipv6' : 'ipv4');
}

export const isPublicSite = (siteUrl: string): boolean => !isLocalHost(new URL(siteUrl).hostname);

/** Of whoever connects, as limits name them. */
export const isThisMachine = (client: string): boolean => /^127\.|^0:0:0:0::\/64$/.test(client);
