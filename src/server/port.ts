import { createServer, type AddressInfo, type ListenOptions, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#platform/env.server.ts';
import { isWorker } from '#platform/primary.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';

/** How many may wait to be let in; of more than Node's own 511 at once, the others would try again seconds later. */
const QUEUE_LENGTH = 4_096;
/** Linux deals out connections among workers itself, and ends those of a killed one; elsewhere Node does it. */
const BY_KERNEL = isWorker && process.platform === 'linux';
/** Workers of a server that was killed are gone within this. */
const LINGER_MS = 2_000;

export function listenAt(server: Server, env: Env, how: ListenOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(refusal(env, cause)));
    const place = { port: env.PORT, host: env.HOST, backlog: QUEUE_LENGTH };
    server.listen({ ...place, reusePort: BY_KERNEL, ...how }, resolve);
  });
}

/** Which port workers may take together: they would take it together with another program of ours as well. */
export async function findFreePort(env: Env): Promise<number> {
  for (const until = performance.now() + LINGER_MS; ; await wait(50)) {
    try {
      const server = createServer();
      await listenAt(server, env, { exclusive: true, reusePort: false });
      const { port } = server.address() as AddressInfo;
      await new Promise((closed) => server.close(closed));
      return port;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

function refusal(env: Env, cause: NodeJS.ErrnoException): Error {
  if (cause.code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${env.PORT} is taken by another program.\n` +
        `Stop that program, or choose another port: PORT=${env.PORT + 1} npm start`,
      { cause },
    );
  }
  return new StartRefused(
    `Cannot listen on ${env.HOST ?? 'any address'}, port ${env.PORT}: ${cause.message}.\n` +
      'Choose others with HOST and PORT.',
    { cause },
  );
}
