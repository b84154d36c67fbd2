import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A data directory of its own. */
export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-test-'));
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A database of its own on the PostgreSQL server of this run: empty, or a copy. */
export async function newDatabase(template: string | null = null) {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL names the PostgreSQL server of this suite.');
  const name = `kanek_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template ?? 'template1'}`);
  const files = await newFolder();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    env: { ...files.env, DATABASE_URL: url.href },
    async remove() {
      await onServer(server, `drop database ${name} with (force)`);
      await files.remove();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
