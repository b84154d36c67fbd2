import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics, prefix: 'kanek_' });

/** Added up here and handed over when somebody reads: the library takes longer to count than an answer from memory. */
const answered = new Map<string, number>();

new Counter({
  name: 'kanek_http_requests_total',
  help: 'Answered requests',
  labelNames: ['method', 'status'],
  registers: [metrics],
  collect() {
    for (const [key, count] of answered) {
      const [method, status] = key.split(' ');
      this.inc({ method: method!, status: status! }, count);
    }
    answered.clear();
  },
});

const durations = new Histogram({
  name: 'kanek_http_request_seconds',
  help: 'Time to the first byte of the answer',
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function countRequest(method: string, status: number, seconds: number): void {
  // An invented method must not become a new time series.
  const key = `${KNOWN_METHODS.has(method) ? method : 'other'} ${status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
  durations.observe(seconds);
}
