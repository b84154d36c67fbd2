import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const packs = globSync('packs/*/country.ts').map((file) => file.split('/')[1]!);

/** What `npm run check-pack` says of it, but for the types, which the checks look at anyway. */
async function checkPack(condition: string, name: string): Promise<string> {
  const program = ['--disable-warning=ExperimentalWarning', 'scripts/check-pack/check-pack.ts'];
  const args = ['--conditions', condition, ...program, name];
  const said = await promisify(execFile)(process.execPath, args).catch(
    (error: { stderr: string }) => error,
  );
  return said.stderr;
}

/** Each reads the program anew, on a machine that others use as well. */
const PATIENCE_MS = 120_000;

it('there are several', () => expect(packs).toEqual(expect.arrayContaining(['belize', 'roatan'])));

it.concurrent.each(packs)(
  '%s is whole',
  async (pack) => {
    expect(await checkPack(pack, pack)).toBe('');
  },
  PATIENCE_MS,
);

it(
  'package.json leads to each of them',
  async () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      imports: { '#pack/*': Record<string, string> };
    };
    const targets = Object.values(imports['#pack/*']).map((path) => path.split('/')[2]);
    expect(new Set(targets)).toEqual(new Set(packs));
    expect(await checkPack('belize', 'atlantis')).toContain('package.json leads #pack to belize');
  },
  PATIENCE_MS,
);
