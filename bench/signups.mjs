import { node24, run, step } from '../scripts/steps.mjs';
import { directories } from './kanek.mjs';
import { table } from './table.mjs';

const SECONDS = '20';

/** What the work on pictures allows. */
export async function answer(asked) {
  const rows = [];
  for await (const { engine, directory } of directories({ ...asked, sizes: [1000] })) {
    const env = { ...directory.env, LOG_LEVEL: 'fatal' };
    const output = await step(`${engine}: signing up`, () =>
      run(node24, ['bench/sign-up.ts', SECONDS], { env }),
    );
    rows.push({ engine, ...JSON.parse(output.trim().split('\n').at(-1)) });
  }
  return table(
    'Signups with four pictures of two megapixels each',
    {
      engine: ({ engine }) => engine,
      'a second': ({ perSecond }) => perSecond.toFixed(1),
    },
    rows,
  );
}
