import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Env } from '#platform/env.server.ts';
import { answerKnown, type Recall } from './answer-known.ts';
import { listenAt } from './port.ts';
import { UPLOAD_MS } from './read-body.ts';

/** How long a connection is held for whoever may ask again. */
export const KEEP_ALIVE_MS = 65_000;

const DRAIN_MS = 10_000;
/** No upload that is as large as it may be takes longer on the slowest line that is waited for (`read-body.ts`). */
const LONGEST_MS = 15 * 60_000;
/** For whoever is still sending what was answered already, to read that. */
const UNREAD_MS = 30_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface Door {
  server: Server;
  /** Until this is called, every request is told to come back. What `recall` knows never gets to the listener. */
  open(listener: Listener, recall?: Recall): void;
  /** Gives notice to whoever sends requests here, lets those under way finish, but not for ever. */
  close(): Promise<void>;
}

/** Takes the port first: a port that is not free is known before any work has been done. */
export async function takePort(env: Env): Promise<Door> {
  let listener: Listener = (_request, response) => tellToComeBack(response, 'Kanek is starting.');
  let isOpen = true;
  const server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: LONGEST_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // How often the two limits above are looked after; Node's own turn of 30 s would triple the first.
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const begun = performance.now();
      response.once('finish', () => {
        // One that was still under way when the port was closed would stay open for whoever may ask again.
        if (!server.listening) request.socket.end();
        if (!request.complete) endUnread(request, begun + UPLOAD_MS);
      });
      void listener(request, response);
    },
  );
  await listenAt(server, env);
  return {
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
  };
}

/** What nobody reads any more is not waited for as long as what is. */
function endUnread(request: IncomingMessage, until: number): void {
  const end = () => request.complete || request.socket.destroy();
  const timer = setTimeout(end, Math.max(UNREAD_MS, until - performance.now()));
  request.once('close', () => clearTimeout(timer));
}

function tellToComeBack(response: ServerResponse, why: string): void {
  response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${why}\n`);
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}
