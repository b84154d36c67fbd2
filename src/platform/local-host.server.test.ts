import { expect, it } from 'vitest';
import { isLocalHost } from './local-host.server.ts';

const hostOf = (url: string) => new URL(url).hostname;

it.each([
  'http://localhost:3000',
  'http://kanek.localhost',
  'http://127.0.0.1:3000',
  'http://127.8.9.10',
  'http://0',
  'http://2130706433',
  'http://[::1]:3000',
  'http://[::ffff:10.0.0.1]',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.20:3000',
  'http://169.254.7.7',
  'http://[fd00::7]',
  'http://[fe80::1]',
  'http://raspberrypi',
  'https://Kanek.LOCAL',
  'http://kanek.lan',
  'http://kanek.internal',
  'http://kanek.home.arpa',
])('%s is local', (url) => {
  expect(isLocalHost(hostOf(url))).toBe(true);
});

it.each([
  'https://kanek.bz',
  'https://k.example',
  'https://localhost.kanek.bz',
  'https://local.kanek.bz',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://203.0.113.9',
  'http://[2001:db8::1]',
  'http://127.0.0.1.nip.io',
])('%s is public', (url) => {
  expect(isLocalHost(hostOf(url))).toBe(false);
});
