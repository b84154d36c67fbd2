import { expect, it } from 'vitest';
import { isPublicSite } from './local-host.server.ts';

it.each([
  'http://localhost:3000',
  'http://LOCALHOST.',
  'https://kanek.localhost',
  'http://127.0.0.1:3000',
  'http://127.1.2.3',
  // The same machine, spelled otherwise.
  'http://2130706433',
  'http://0x7f.1',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
  'http://[::]:3000',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:192.168.1.5]',
  'http://10.255.0.1',
  'http://172.16.0.1',
  'http://172.31.255.255',
  'http://192.168.1.20:3000',
  'http://169.254.7.7',
  'http://[fc00::1]',
  'http://[fdab:1::2]:3000',
  'http://[fe80::1]',
  'http://printer.local',
  'https://kanek.corp.internal',
  'http://kanek.test:8080',
  'http://kanek.lan',
  'http://kanek.home.arpa',
  'https://Kanek.LOCAL',
  'http://kanek:3000',
])('%s is for this machine and its network', (url) => {
  expect(isPublicSite(url)).toBe(false);
});

it.each([
  'https://kanek.bz',
  'http://kanek.bz:3000',
  'https://kanek.example',
  'https://localhost.kanek.bz',
  'https://notlocalhost.bz',
  'https://mylocal.bz',
  'https://test.kanek.bz',
  'https://kanek.test.bz',
  'http://10.kanek.bz',
  'http://8.8.8.8',
  'http://172.15.0.1',
  'http://172.32.0.1',
  'http://192.169.0.1',
  'http://11.0.0.1',
  'http://[2001:db8::1]:3000',
  'http://[::ffff:8.8.8.8]',
  'http://[fe00::1]',
  'http://127.0.0.1.nip.io',
  'https://xn--bcher-kva.example',
])('%s is for everybody', (url) => {
  expect(isPublicSite(url)).toBe(true);
});
