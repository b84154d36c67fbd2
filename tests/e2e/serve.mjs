// The built server on a fresh data directory, with the demo unless told otherwise, and the mail server that its mails
// go to. Its database is a new one of TEST_DATABASE_URL where there is that, else the embedded one.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';

const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'kanek-e2e-'));
/** Each mail becomes a file, in the order of arrival, named after whom it is for. */
const mailbox = join(folder, 'mailbox');
mkdirSync(mailbox, { recursive: true });
let arrived = 0;
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    void buffer(stream).then((bytes) => {
      arrived += 1;
      for (const { address } of envelope.rcptTo)
        writeFileSync(join(mailbox, `${String(arrived).padStart(6, '0')}-${address}.eml`), bytes);
      done();
    });
  },
});
await new Promise((resolve) => mails.listen(0, '127.0.0.1', resolve));

const database = await makeDatabase(process.env.TEST_DATABASE_URL);
if (database) writeFileSync(join(folder, 'database.url'), database.url);

const server = spawn('node', ['build/server/index.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    DEMO_DATA: process.env.DEMO_DATA ?? 'on',
    // Each worker reads and draws everything for itself: `behind-proxy.ts` starts several, as they are deployed.
    WORKERS: process.env.WORKERS ?? '1',
    TRUSTED_PROXY_HOPS: '1',
    // Journeys fill forms in faster than people.
    FORM_MIN_SECONDS: process.env.FORM_MIN_SECONDS ?? '0',
    MAIL_URL: `smtp://127.0.0.1:${mails.server.address().port}`,
    // Real staff, in the demo too.
    ADMIN_EMAIL: 'second.staff@kanek.example',
    ADMIN_PASSWORD: 'Jabiru-stork-2025',
  },
});
// A journey that fails shows a page alone: what went wrong behind it stands here.
createInterface({ input: server.stdout }).on('line', (line) => {
  if (line.includes('"level":"error"')) console.error(line);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void Promise.resolve(database?.drop()).finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 1);
  });
});

async function makeDatabase(place) {
  if (!place) return null;
  const name = `kanek_e2e_${randomUUID().replaceAll('-', '')}`;
  const tell = async (statement) => {
    const client = new Client(place);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await tell(`create database ${name}`);
  const url = Object.assign(new URL(place), { pathname: `/${name}` }).href;
  return { url, drop: () => tell(`drop database ${name} with (force)`) };
}
