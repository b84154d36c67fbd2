import { existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packName } from './pack-name.mjs';
import { buildIfNeeded, installIfNeeded, node24, root, searchPath } from './steps.mjs';

const development = process.argv.includes('--dev');

try {
  await installIfNeeded({ withTools: development });
  if (!development) await buildIfNeeded();
} catch (error) {
  console.error(`\nKanek did not start.\n${error.message}`);
  process.exit(1);
}

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const program = development ? 'src/server/dev.ts' : 'build/server/index.js';
const quiet = '--disable-warning=ExperimentalWarning';
const child = spawn(node24, ['--conditions', packName, quiet, ...settings, program], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: searchPath(),
    NODE_ENV: development ? 'development' : 'production',
  },
});

// Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm passes a signal to its shell only, and the shell dies of it without a word to us.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  // Once: the server takes a second signal for impatience, and ends at once.
  clearInterval(watch);
  child.kill('SIGTERM');
}, 500);
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
