// npm run check-pack -- <pack>: whether a folder of packs/ is a whole country, and whether Kanek can be built with it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packName } from './pack-name.mjs';
import { installIfNeeded, node24, root, run, step } from './steps.mjs';

const pack = process.argv[2] ?? packName;
const quiet = '--disable-warning=ExperimentalWarning';

try {
  if (!existsSync(join(root, 'packs', pack, 'country.ts')))
    throw new Error(`There is no packs/${pack}`);
  await installIfNeeded();
  await step('What is in it', () =>
    run(node24, ['--conditions', pack, quiet, 'scripts/check-pack/check-pack.ts', pack]),
  );
  await step('Types', async () => {
    await run('react-router', ['typegen']);
    await run('tsc', ['--project', 'tsconfig.pack.json', '--customConditions', pack]);
  });
} catch (error) {
  console.error(error.message.replace(/^.* ended with \d+\n/, ''));
  process.exit(1);
}
