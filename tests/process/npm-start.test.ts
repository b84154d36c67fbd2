import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { freePort, usedDatabase } from './server-process.ts';

it('npm start serves, and a signal to npm alone stops everything', async () => {
  const PORT = String(await freePort());
  const { DATA_DIR } = await usedDatabase('embedded');
  const settings = { PORT, DATA_DIR, HOST: '127.0.0.1', DEMO_DATA: 'off' };
  const npm = spawn('npm', ['start'], { cwd: packageRoot, env: { ...process.env, ...settings } });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let said = '';
  npm.stderr.on('data', (chunk) => (said += chunk));

  const alive = () =>
    fetch(`http://127.0.0.1:${PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(alive, { timeout: 60_000 }).toBe(true);
  await expect
    .poll(() => said, { timeout: 10_000 })
    .toContain(`is open at http://localhost:${PORT}`);
  npm.kill('SIGTERM');
  await expect.poll(alive, { timeout: 15_000 }).toBe(false);
  await expect
    .poll(() => existsSync(join(DATA_DIR, 'instance.lock-journal')), { timeout: 15_000 })
    .toBe(false);
});
