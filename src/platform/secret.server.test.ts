import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findSecret, openSecret } from './secret.server.ts';

async function newSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { DATA_DIR: folder, SECRET_KEY: undefined };
}

it('makes one key, whole, however many start at once', async () => {
  const settings = await newSettings();
  const secrets = await Promise.all(Array.from({ length: 50 }, () => openSecret(settings)));
  expect(new Set(secrets.map((secret) => secret.sign('x'))).size).toBe(1);
  expect(await readdir(settings.DATA_DIR)).toEqual(['secret.key']);
});

it('signs nothing with half a key', async () => {
  const settings = await newSettings();
  await writeFile(join(settings.DATA_DIR, 'secret.key'), '');
  await expect(openSecret(settings)).rejects.toThrow('is not whole');
});

it('makes none for who only looks', async () => {
  const settings = await newSettings();
  expect(await findSecret(settings)).toBeNull();
  expect(await readdir(settings.DATA_DIR)).toEqual([]);
  const made = await openSecret(settings);
  expect((await findSecret(settings))!.sign('x')).toBe(made.sign('x'));
});
