import { readdirSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, hurry, test as base } from './journey.ts';

/** Of this machine, for browsers another site. */
const ELSEWHERE = '127.0.0.1';

/** What stands in front of the server and can be pulled out, held back or made to send something else. */
interface Front {
  origin: string;
  /** Nobody listens any more. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** The next answers to this address, until `letGo`, do not come; `asked` once somebody waits for one. */
  hold: (path: string) => { letGo: () => void; asked: Promise<void> };
  /** What is sent at this address from now on; null for a 404. */
  send: (path: string, change: (text: string) => string | null) => void;
  /** Another build stands behind it: its files have other names than those of this one, which nobody has any more. */
  rebuild: (name: string) => void;
  /** Somebody else answers everything, or leads to another site with 302, until null. */
  replace: (foreign: Foreign | null) => void;
}

interface Foreign {
  status: number;
  html: string;
}

interface Rebuilt {
  change: (text: string) => string;
  /** Where this build has what the new one names so. */
  pathBefore: (path: string) => string;
}

function rebuild(name: string): Rebuilt {
  const files = readdirSync('build/client/assets').map((file) => file.replaceAll('.', '\\.'));
  const named = new RegExp(`(?<=[/"'\`])(?:${files.join('|')})\\b`, 'g');
  return {
    change: (text) => text.replace(named, 'new-$&').replaceAll(name, 'newer'),
    pathBefore: (path) =>
      path.replace(/^\/assets\/(new-)?/, (_, isNew) => (isNew ? '/assets/' : '/assets/gone-')),
  };
}

interface Fronted {
  front: Front;
  /** Whether the seconds pass for which a visitor has to stay before anything is kept. */
  isPatient: boolean;
}

export const test = base.extend<Fronted>({
  serviceWorkers: 'allow',
  isPatient: [false, { option: true }],
  context: async ({ context, isPatient }, begin) => {
    if (!isPatient) await context.addInitScript(hurry);
    await begin(context);
  },
  front: async ({ baseURL }, begin) => {
    const front = await startFront(baseURL!);
    await begin(front);
    await front.stop();
  },
});

async function startFront(upstream: string): Promise<Front> {
  const { hostname, port, host, origin } = new URL(upstream);
  const sockets = new Set<Socket>();
  const held = new Map<string, { asked: () => void; gate: Promise<void> }>();
  const changes = new Map<string, (text: string) => string | null>();

  let foreign: Foreign | null = null;
  let rebuilt: Rebuilt | null = null;

  const ask = (asked: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
      const { method } = asked;
      const path = rebuilt ? rebuilt.pathBefore(asked.url!) : asked.url;
      forward({ hostname, port, method, path, headers }, resolve).on('error', reject).end(body);
    });
  const server = createServer((asked, response) => {
    if (foreign) {
      const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=600' };
      const isElsewhere = asked.headers.host?.startsWith(ELSEWHERE);
      const status = foreign.status === 302 && isElsewhere ? 200 : foreign.status;
      const leads = status === 302 && { Location: `http://${ELSEWHERE}:${own}` };
      return void response.writeHead(status, { ...headers, ...leads }).end(foreign.html);
    }
    const { pathname } = new URL(asked.url!, upstream);
    const change = changes.get(pathname) ?? rebuilt?.change;
    // What is changed must come whole, and as text.
    if (change) for (const name of ['if-none-match', 'accept-encoding']) delete asked.headers[name];
    const hold = held.get(pathname);
    hold?.asked();
    const answer = async () => {
      const answered = await ask(asked, await buffer(asked));
      await hold?.gate;
      const { 'content-length': _, ...headers } = answered.headers;
      const bytes = await buffer(answered);
      const isText = /text|json|javascript/.test(headers['content-type'] ?? '');
      const text = change && isText ? change(bytes.toString()) : bytes;
      // It knows what stands in a page by hash.
      if (rebuilt) delete headers['content-security-policy'];
      response.writeHead(text === null ? 404 : answered.statusCode!, headers).end(text);
    };
    answer().catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, ELSEWHERE, resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  return {
    origin: `http://localhost:${own}`,
    start: () => listen(own),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    hold(path) {
      const gate = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      held.set(path, { asked: asked.resolve, gate: gate.promise });
      return { letGo: () => (held.delete(path), gate.resolve()), asked: asked.promise };
    },
    send: (path, change) => void changes.set(path, change),
    rebuild: (name) => void (rebuilt = rebuild(name)),
    replace: (answer) => void (foreign = answer),
  };
}

export { expect };
