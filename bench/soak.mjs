import { step } from '../scripts/steps.mjs';
import { directories } from './kanek.mjs';
import { memoryOf } from './processor-time.mjs';
import { requestsOf } from './pages.mjs';
import { count, megabytes as inMegabytes, table } from './table.mjs';

const CONNECTIONS = 4;
const LOOK_EVERY_MS = 2_000;
/** Until then caches fill and the compiler is at work. */
const SETTLING_SHARE = 0.3;
/** One in so many requests is for an address that was never asked for: it is made anew, and pushes others out. */
const NEW_EACH = 4;

/** Everything in turn for so many minutes, and how memory grew once it had settled. */
export async function answer({ minutes, ...asked }) {
  const rows = [];
  for await (const { engine, size, directory } of directories(asked)) {
    const server = await directory.start();
    try {
      const work = () => askForEverything(server, minutes);
      rows.push({ engine, size, ...(await step(`${engine}, ${size}: ${minutes} minutes`, work)) });
    } finally {
      await server.stop();
    }
  }
  return table(
    `Memory over ${minutes} minutes of all requests, a quarter of them new`,
    {
      engine: ({ engine }) => engine,
      profiles: ({ size }) => count(size),
      requests: ({ requests }) => count(requests),
      'once settled': ({ first }) => inMegabytes(first),
      'at the end': ({ last }) => inMegabytes(last),
      'MB an hour': ({ perHour }) => perHour.toFixed(1),
    },
    rows,
  );
}

async function askForEverything({ url, pid }, minutes) {
  const paths = Object.values(await requestsOf(url)).flat();
  const started = performance.now();
  const samples = [];
  let asked = 0;
  const timer = setInterval(() => {
    const hours = (performance.now() - started) / 3_600_000;
    samples.push({ hours, megabytes: memoryOf(pid) });
  }, LOOK_EVERY_MS);
  const askInTurn = async () => {
    while (performance.now() - started < minutes * 60_000) {
      const path = paths[asked++ % paths.length];
      const added = asked % NEW_EACH ? '' : `${path.includes('?') ? '&' : '?'}soak=${asked}`;
      const response = await fetch(url + path + added);
      if (!response.ok) throw new Error(`${path}${added} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askInTurn)).finally(() =>
    clearInterval(timer),
  );
  const settled = samples.slice(Math.floor(samples.length * SETTLING_SHARE));
  const [first, last] = [settled[0].megabytes, settled.at(-1).megabytes];
  return { requests: asked, first, last, perHour: slope(settled) };
}

/** The straight line through all samples, so that one collection of garbage more or less does not decide. */
function slope(samples) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ hours }) => hours));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const sum = (of) => samples.reduce((total, sample) => total + of(sample), 0);
  return (
    sum(({ hours, megabytes }) => (hours - x) * (megabytes - y)) /
    sum(({ hours }) => (hours - x) ** 2)
  );
}
