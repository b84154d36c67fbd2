import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';

const { DATABASE_URL, WORKERS } = process.env;
const isAlone = !DATABASE_URL || WORKERS === '1' || (!WORKERS && availableParallelism() === 1);

// Each is loaded only where it is used: who looks after workers needs neither pages nor a database, and leaves it to the
// first of them to read the settings, which takes as much memory as all that it needs itself.
if (cluster.isPrimary && !isAlone) {
  const { supervise } = await import('./supervise.ts');
  supervise();
} else {
  const { serve } = await import('./serve.ts');
  await serve();
}
