import { expect, it } from 'vitest';
import { parseEnv } from '#platform/env.server.ts';
import { howToReach } from './terminal.ts';

const reach = (settings: Record<string, string>, machine?: string) =>
  howToReach(parseEnv(settings), machine ?? '192.168.1.20');
const PUBLIC = { SITE_URL: 'https://kanek.bz' };

it('says how a phone gets to a demo that this machine alone can open', () => {
  const line = expect.stringMatching(/^Only this machine .* HOST=0\.0\.0\.0 npm start$/);
  expect(reach({})).toEqual(line);
  for (const HOST of ['localhost', '127.0.0.1', '127.0.1.1', '::1'])
    expect(reach({ HOST }), HOST).toEqual(line);
});

it('names the address of the machine where all of the network may come', () => {
  const line = 'From a phone on the same network: http://192.168.1.20:3000';
  for (const HOST of ['0.0.0.0', '::']) expect(reach({ HOST }), HOST).toBe(line);
  expect(reach({ DEMO_DATA: 'off' })).toBe(line);
  expect(reach({ HOST: '10.0.0.7', PORT: '4000' })).toMatch(/http:\/\/10\.0\.0\.7:4000$/);
  expect(reach({ HOST: 'fd00::7' })).toMatch(/http:\/\/\[fd00::7\]:3000$/);
  expect(howToReach({ ...parseEnv({ HOST: '0.0.0.0' }) }, '')).toBeNull();
});

it('speaks of the proxy where the site is public', () => {
  expect(reach({ ...PUBLIC, TRUSTED_PROXY_HOPS: '1' })).toMatch(/on 127\.0\.0\.1:3000 for a proxy/);
  expect(reach(PUBLIC)).toBeNull();
  expect(reach({ ...PUBLIC, TRUSTED_PROXY_HOPS: '1', HOST: '0.0.0.0' })).toBeNull();
});
