// A program of scripts/ from the sources, with the country that PACK names: node scripts/run-with-pack.mjs backup --into …
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packName } from './pack-name.mjs';

const [name, ...rest] = process.argv.slice(2);
const program = join(import.meta.dirname, `${name}.ts`);
const quiet = '--disable-warning=ExperimentalWarning';
const child = spawn(process.execPath, ['--conditions', packName, quiet, program, ...rest], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
