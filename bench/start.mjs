import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../scripts/steps.mjs';
import { directories } from './kanek.mjs';
import { memoryOf } from './processor-time.mjs';
import { count, median, megabytes, table } from './table.mjs';

const PROFILES = 1000;
const STARTS = 5;
const IDLE_MS = 10_000;

/** How long a start takes and computes, and what a server needs that nobody has asked for more than a page. */
export async function answer(asked) {
  const rows = [];
  for await (const { engine, directory } of directories({ ...asked, sizes: [PROFILES] })) {
    const seen = await step(`${engine}: ${STARTS} starts`, () => startOften(directory));
    rows.push({ engine, ...seen });
  }
  return table(
    `A start with ${count(PROFILES)} profiles, medians of ${STARTS}`,
    {
      engine: ({ engine }) => engine,
      'first answer ms': ({ firstAnswerMs }) => count(firstAnswerMs),
      'ready ms': ({ readyMs }) => count(readyMs),
      'CPU until ready ms': ({ processorMs }) => count(processorMs),
      'idle after ten seconds': ({ memory }) => megabytes(memory),
    },
    rows,
  );
}

async function startOften(directory) {
  const seen = [];
  for (let start = 0; start < STARTS; start++) {
    const server = await directory.start();
    const processorMs = server.used().server;
    await fetch(server.url);
    await wait(IDLE_MS);
    const { firstAnswerMs, readyMs, pid } = server;
    seen.push({ firstAnswerMs, readyMs, processorMs, memory: memoryOf(pid) });
    await server.stop();
  }
  const names = Object.keys(seen[0]);
  return Object.fromEntries(names.map((name) => [name, median(seen.map((each) => each[name]))]));
}
