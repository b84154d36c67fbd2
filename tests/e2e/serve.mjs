// The built server on a fresh data directory with the demo directory, for the browser journeys.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'kanek-e2e-'));
const server = spawn('node', ['build/server/index.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    TRUSTED_PROXY_HOPS: '1',
    // Somebody whose second factor no other journey has to know.
    ADMIN_EMAIL: 'second.staff@kanek.example',
    ADMIN_PASSWORD: 'Jabiru-stork-2025',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
