import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '#platform/db/embedded-database.server.ts';
import { createLog } from '#platform/log.server.ts';
import { usedDatabase } from './server-process.ts';

it('a stuck engine is replaced once, however long the new one takes to start', async () => {
  const { DATA_DIR } = await usedDatabase('embedded');
  const lines: string[] = [];
  const database = await startEmbeddedDatabase({
    dataDir: DATA_DIR,
    log: createLog('error', { write: (line) => lines.push(line) }),
    maxConnections: 4,
    // Less than a start takes.
    stuckAfterMs: 700,
  });
  onTestFinished(() => database.stop());
  const ask = async (text: string) => {
    const client = new Client({ host: database.host, port: 5432, user: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  await expect(ask('select count(*) from generate_series(1, 1000000000)')).rejects.toThrow(
    /terminated|reset/i,
  );
  const again = () => ask('select 1 as one').catch(() => 'not yet');
  await expect.poll(again, { timeout: 60_000 }).toEqual([{ one: 1 }]);
  expect(lines).toEqual([expect.stringContaining('embedded database is stuck')]);
});
