// npm run bench: prints the tables of docs/performance.md, one for each question, in about twenty minutes.
//   npm run bench -- motion                  one question alone: pages, motion, visits or start
//   npm run bench -- pages --sizes 1000000 --engines server --seconds 5
//   npm run bench -- soak --sizes 10000 --minutes 10     whether memory grows; only where it is asked for
//   npm run bench -- signups                             with four pictures each; only where it is asked for
// Machines differ and are noisy: ratios within one run count, not seconds.
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfNeeded, installIfNeeded } from '../scripts/steps.mjs';
import { startPostgres } from '../scripts/test-postgres.mjs';

await installIfNeeded();
await buildIfNeeded();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    engines: { type: 'string', default: 'embedded,server' },
    seconds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '10' },
  },
});
const questions = positionals.length > 0 ? positionals : ['pages', 'motion', 'visits', 'start'];
// Its default of 128 MB is for the smallest machines: a quarter of the memory is what its manual begins with.
const buffers = Math.min(1024, Math.round(totalmem() / 4 / 2 ** 20));
const postgres = await startPostgres([`shared_buffers=${buffers}MB`]);
const asked = {
  postgres,
  engines: values.engines.split(',').filter((engine) => engine !== 'server' || postgres),
  sizes: values.sizes.split(',').map(Number),
  seconds: Number(values.seconds),
  minutes: Number(values.minutes),
};
try {
  console.log(`${cpus().length} cores (${process.arch}), shared by server, database and client`);
  for (const question of questions) {
    const { answer } = await import(`./${question}.mjs`);
    console.log(`\n${await answer(asked)}`);
  }
} finally {
  await postgres?.stop();
}
