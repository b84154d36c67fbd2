import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from '#platform/env.server.ts';
import { isWorker } from '#platform/primary.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { answerKnown, type Recall } from './answer-known.ts';

/** How long a connection is held for whoever may ask again. */
export const KEEP_ALIVE_MS = 65_000;

const DRAIN_MS = 10_000;
/** How many may wait to be let in; of more than Node's own 511 at once, the others would try again seconds later. */
const QUEUE_LENGTH = 4_096;
/** Linux deals out connections among workers itself, and ends those of a killed one; elsewhere Node does it. */
const BY_KERNEL = isWorker && process.platform === 'linux';
/** Workers of a server that was killed are gone within this. */
const LINGER_MS = 2_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Door {
  server: Server;
  /** Until this is called, every request is told to come back. What `recall` knows never gets to the listener. */
  open(listener: Listener, recall?: Recall): void;
  /** Gives notice to whoever sends requests here, lets those under way finish, but not for ever. */
  close(): Promise<void>;
}

/** Takes the port first: a port that is not free is known before any work has been done. */
export function takePort(env: Env): Promise<Door> {
  let listener: Listener = (_request, response) => tellToComeBack(response, 'Kanek is starting.');
  let isOpen = true;
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // How often the two limits above are looked after; Node's own turn of 30 s would triple the first.
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => void listener(request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(refusal(env, cause)));
    const place = { port: env.PORT, host: env.HOST, backlog: QUEUE_LENGTH, reusePort: BY_KERNEL };
    server.listen(place, () =>
      resolve({
        server,
        open(ready, recall) {
          listener = ready;
          if (recall) answerKnown(server, (request) => (isOpen ? recall(request) : null));
        },
        async close() {
          isOpen = false;
          const open = listener;
          listener = (request, response) => {
            // Each connection ends with its answer: none is cut while somebody writes into it.
            response.setHeader('Connection', 'close');
            if (request.url === '/readyz') tellToComeBack(response, 'Kanek is stopping.');
            else open(request, response);
          };
          await new Promise((noticed) => setTimeout(noticed, env.STOP_NOTICE_SECONDS * 1000));
          await drain(server);
        },
      }),
    );
  });
}

/** Which port workers may take together: they would take it together with another program of ours as well. */
export async function findFreePort(env: Env): Promise<number> {
  for (const until = performance.now() + LINGER_MS; ; await wait(50)) {
    try {
      const { server } = await takePort(env);
      const { port } = server.address() as AddressInfo;
      await new Promise((closed) => server.close(closed));
      return port;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

function tellToComeBack(response: ServerResponse, why: string): void {
  response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${why}\n`);
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

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}
