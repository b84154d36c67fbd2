import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort, newDataDir, spawnServer, startServer, usedDatabase } from './server-process.ts';

async function refusal(settings: Record<string, string>): Promise<string> {
  const server = await spawnServer(settings);
  expect(await server.exited).toBe(1);
  const text = server.output();
  expect(text).toContain('Kanek did not start.');
  expect(text).not.toMatch(/^\s+at /m);
  expect(text).not.toContain('"level":"error"');
  return text;
}

describe('Kanek refuses to start, says why and what to do', () => {
  it('when the port is taken', async () => {
    const port = await freePort();
    const squatter = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void squatter.close());
    const text = await refusal({ PORT: String(port), DATA_DIR: newDataDir() });
    expect(text).toContain(`Port ${port} is taken`);
    expect(text).toContain(`PORT=${port + 1} npm start`);
  });

  it('when another instance runs on the data directory, which stays unharmed', async () => {
    const { DATA_DIR } = await usedDatabase('embedded');
    const first = await startServer({ DATA_DIR });
    const text = await refusal({ DATA_DIR });
    expect(text).toContain(`already running on the data directory ${DATA_DIR}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('when PostgreSQL cannot be reached', async () => {
    const port = await freePort();
    const text = await refusal({
      DATABASE_URL: `postgres://kanek:secret@127.0.0.1:${port}/kanek`,
      DATA_DIR: newDataDir(),
    });
    expect(text).toContain(`PostgreSQL at 127.0.0.1:${port}/kanek cannot be used`);
    expect(text).not.toContain('secret');
  });

  it('when settings are wrong, naming all of them', async () => {
    const text = await refusal({
      PORT: 'x',
      DEMO_DATA: 'maybe',
      MAIL_URL: 'pigeon',
      DATA_DIR: newDataDir(),
    });
    expect(text).toMatch(/PORT[^]*MAIL_URL[^]*DEMO_DATA/);
  });

  it('when the demo would be public', async () => {
    const DATA_DIR = newDataDir();
    const text = await refusal({ DATA_DIR, SITE_URL: 'https://kanek.example', DEMO_DATA: 'on' });
    expect(text).toMatch(/DEMO_DATA: .*not for a public SITE_URL/);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('when the data directory cannot be written', async () => {
    const notAFolder = join(newDataDir(), 'file');
    writeFileSync(notAFolder, '');
    const text = await refusal({ DATA_DIR: notAFolder });
    expect(text).toContain(`The data directory ${notAFolder} cannot be used`);
  });

  it('when the key is not whole, and nothing else', async () => {
    const place = await usedDatabase();
    writeFileSync(join(place.DATA_DIR, 'secret.key'), '');
    expect(await refusal(place)).toContain('secret.key is not whole');
  });
});
