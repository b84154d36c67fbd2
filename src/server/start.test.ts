import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('keeps what is compiled beside itself, whatever its folder is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'our café '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [
    'package.json',
    'src/server/start.ts',
    'src/platform/private-umask.server.ts',
  ])
    cpSync(file, join(folder, file));
  const start = join(folder, 'src/server/start.ts');
  const tell = `import { getCompileCacheDir } from 'node:module'; console.log(getCompileCacheDir());`;
  writeFileSync(join(folder, 'src/server/run.ts'), tell);
  // Whoever runs the tests may have named another place.
  const env = { ...process.env, NODE_COMPILE_CACHE: '' };
  const said = execFileSync(process.execPath, [start], { encoding: 'utf8', env });
  expect(said).toContain(join(folder, 'src/server/compiled'));
});
