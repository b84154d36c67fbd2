import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
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
  /** Connections by which something is under way, of which each may bring several requests at once. */
  answering: { readonly size: number };
  /** Until this is called, every request is told to come back. What `recall` knows never gets to the listener. */
  open(listener: Listener, recall?: Recall): void;
  /** Gives notice to whoever sends requests here, lets those under way finish, but not for ever. */
  close(): Promise<void>;
}

/** Takes the port first: a port that is not free is known before any work has been done. */
export async function takePort(env: Env): Promise<Door> {
  let listener: Listener = (_request, response) => tellToComeBack(response, 'Kanek is starting.');
  let isOpen = true;
  const connections = new Set<Socket>();
  const answering = new Map<Socket, Set<ServerResponse>>();
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
      const { socket } = request;
      const answers = answering.get(socket) ?? new Set();
      answering.set(socket, answers.add(response));
      response.once('finish', () => {
        if (!request.complete) endUnread(request, begun + UPLOAD_MS);
      });
      response.once('close', () => {
        answers.delete(response);
        if (answers.size > 0) return;
        answering.delete(socket);
        // One that was still under way when the port was closed would stay open for whoever may ask again.
        if (!server.listening) socket.end();
      });
      void listener(request, response);
    },
  );
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await listenAt(server, env);
  return {
    server,
    answering,
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
      await drain(
        server,
        [...connections].filter((socket) => !answering.has(socket)),
      );
    },
  };
}

/** What nobody reads any more is not waited for as long as what is. */
function endUnread(request: IncomingMessage, until: number): void {
  const end = () => request.complete || request.socket.destroy();
  const timer = setTimeout(end, Math.max(UNREAD_MS, until - performance.now()));
  // Node forgets a request with its answer: of a connection that breaks off then, only the socket tells.
  const ends = [request, request.socket];
  const forget = () => {
    clearTimeout(timer);
    for (const each of ends) each.off('close', forget);
  };
  for (const each of ends) each.once('close', forget);
}

function tellToComeBack(response: ServerResponse, why: string): void {
  response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${why}\n`);
}

async function drain(server: Server, idle: readonly Socket[]): Promise<void> {
  // Node's HTTP server cuts whatever it has written and a slow line has not taken yet.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  for (const socket of idle) socket.destroySoon();
  const giveUp = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(giveUp);
}
