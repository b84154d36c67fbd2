// npm run proof: what happens when things around Kanek break, shown on the built server; writes docs/reliability.md.
//   npm run proof -- kill-9 smtp --engines embedded --quick
//   npm run proof -- --mutations
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildIfNeeded, installIfNeeded, node24, root, searchPath } from '../scripts/steps.mjs';
import { startPostgres } from '../scripts/test-postgres.mjs';

const args = process.argv.slice(2);
const engines = args[args.indexOf('--engines') + 1] ?? '';
const embeddedOnly = args.includes('--engines') && !engines.includes('server');

await installIfNeeded();
await buildIfNeeded();
const postgres = embeddedOnly || args.includes('--report') ? null : await startPostgres();
const child = spawn(node24, ['--disable-warning=ExperimentalWarning', 'proof/prove.ts', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: searchPath(),
    ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  },
});
// Ctrl-C reaches the child by itself; we stay to stop PostgreSQL.
process.on('SIGINT', () => {});
const [code] = await once(child, 'exit');
await postgres?.stop();
process.exit(code ?? 1);
