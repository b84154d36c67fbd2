import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import { askPrimary, isWorker, onPrimary, tellPrimary } from './primary.server.ts';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics, prefix: 'kanek_' });
const registers = [metrics];

/** The same for all workers: whichever has looked last says it for all. */
export const gauge = (name: string, help: string, ...labelNames: string[]) =>
  new Gauge({ name, help, labelNames, registers, aggregator: 'first' });
const counter = (name: string, help: string, ...labelNames: string[]) =>
  new Counter({ name, help, labelNames, registers });

/** Of all workers together; the one that is asked comes first. */
export async function printMetrics(): Promise<string> {
  if (!isWorker) return metrics.metrics();
  const own = await metrics.getMetricsAsJSON();
  const others = await askPrimary<(typeof own)[]>({ about: 'metrics' }, () => []);
  return AggregatorRegistry.aggregate([own, ...others]).metrics();
}

/** Lets whichever worker is asked add up the others. */
export function tellMetrics(): void {
  onPrimary('metrics', async ({ id }) =>
    tellPrimary({ type: 'metrics', id, metrics: await metrics.getMetricsAsJSON() }),
  );
}

const workers = new Gauge({
  name: 'kanek_workers',
  help: 'Processes that answer requests',
  registers,
});

export const showWorker = () => workers.set(1);

/** Added up here and handed over when somebody reads: the library takes longer to count than an answer from memory. */
const answered = new Map<string, number>();

new Counter({
  name: 'kanek_http_requests_total',
  help: 'Answered requests',
  labelNames: ['method', 'status'],
  registers,
  collect() {
    for (const [key, count] of answered) {
      const [method, status] = key.split(' ');
      this.inc({ method: method!, status: status! }, count);
    }
    answered.clear();
  },
});

let fromCache = 0;

new Counter({
  name: 'kanek_cached_answers_total',
  help: 'Requests that were answered from memory',
  registers,
  collect() {
    this.inc(fromCache);
    fromCache = 0;
  },
});

export const countCached = () => void fromCache++;

export const pagesOfOthers = counter(
  'kanek_pages_of_other_workers_total',
  'Pages that another worker has made anew for this one',
);

const durations = new Histogram({
  name: 'kanek_http_request_seconds',
  help: 'Time to the first byte of the answer',
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

export const storageFailures = counter(
  'kanek_storage_failures_total',
  'Requests to the object storage that failed',
);

// The label is not `job`, which Prometheus keeps for itself.
export const triedJobs = counter(
  'kanek_jobs_total',
  'Jobs that were tried, by what became of the try',
  'queue',
  'outcome',
);

const REPLICA_STATES = ['serving', 'behind', 'away'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

const replica = gauge(
  'kanek_replica',
  'What the read replica is doing: 1 for its state, 0 for the others',
  'state',
);
export const replicaFallbacks = counter(
  'kanek_replica_fallbacks_total',
  'Reads that the primary answered because the replica could not',
);

export function showReplica(state: ReplicaState): void {
  for (const each of REPLICA_STATES) replica.set({ state: each }, each === state ? 1 : 0);
}

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function countRequest(method: string, status: number, seconds: number): void {
  // An invented method must not become a new time series.
  const key = `${KNOWN_METHODS.has(method) ? method : 'other'} ${status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
  durations.observe(seconds);
}
