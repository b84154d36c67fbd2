// The built server on a fresh data directory, with the demo unless told otherwise, and the mail server that its mails
// go to.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
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

const server = spawn('node', ['build/server/index.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: process.env.DEMO_DATA ?? 'on',
    TRUSTED_PROXY_HOPS: '1',
    MAIL_URL: `smtp://127.0.0.1:${mails.server.address().port}`,
    // Real staff, in the demo too.
    ADMIN_EMAIL: 'second.staff@kanek.example',
    ADMIN_PASSWORD: 'Jabiru-stork-2025',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
