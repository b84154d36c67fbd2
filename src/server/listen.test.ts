import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '#platform/env.server.ts';
import { takePort } from './listen.ts';

async function addressWith(settings: Record<string, string>): Promise<string> {
  const { server } = await takePort(parseEnv({ PORT: '0', ...settings }));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).address;
}

it.each([
  ['the demo', {}],
  ['a proxy in front', { SITE_URL: 'https://kanek.bz', TRUSTED_PROXY_HOPS: '1' }],
  ['a proxy in front of PostgreSQL', { DATABASE_URL: 'postgres://a/b', TRUSTED_PROXY_HOPS: '2' }],
])('with %s, nobody but this machine can connect', async (_what, settings) => {
  expect(await addressWith(settings)).toBe('127.0.0.1');
});

it('listens where HOST says, and without demo and proxy everywhere', async () => {
  expect(await addressWith({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
  expect(['::', '0.0.0.0']).toContain(await addressWith({ SITE_URL: 'https://kanek.bz' }));
});
