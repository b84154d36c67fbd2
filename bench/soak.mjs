import autocannon from 'autocannon';
import { residentMemory } from './processor-time.mjs';

const CONNECTIONS = 4;
const LOOK_EVERY_MS = 2_000;
/** Until then caches fill and the compiler is at work. */
const SETTLING_SHARE = 0.3;
/** One in so many requests is for an address that was never asked for: it is made anew, and pushes others out. */
const NEW_EACH = 4;

/** Asks for everything in turn for so many minutes; returns how memory grew once it had settled. */
export async function soak({ url, pid }, paths, minutes) {
  const samples = [];
  const started = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const megabytes = residentMemory(pid);
    if (megabytes !== null)
      samples.push({ hours: (performance.now() - started) / 3_600_000, megabytes });
  }, LOOK_EVERY_MS);
  const load = autocannon({
    url,
    connections: CONNECTIONS,
    requests: paths.map((path) => ({
      path,
      setupRequest(request) {
        asked += 1;
        if (asked % NEW_EACH > 0) return { ...request, path };
        return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}soak=${asked}` };
      },
    })),
    headers: { 'accept-encoding': 'br' },
    duration: minutes * 60,
  });
  // Only then-able, no promise.
  const result = await Promise.resolve(load).finally(() => clearInterval(timer));
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  const settled = samples.slice(Math.floor(samples.length * SETTLING_SHARE));
  return {
    requests: result.requests.total,
    first: settled[0]?.megabytes,
    last: settled.at(-1)?.megabytes,
    perHour: slope(settled),
  };
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
