import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  url: string;
  received: Email[];
  refused: number;
  /** Says no to as many mails; 451 means later, 550 never. */
  refuseNext(count: number, code?: number, saying?: string): void;
  /** Takes as many mails, but breaks the connection instead of saying so. */
  hangUpNext(count: number): void;
  /** Keeps whoever sends waiting for as long before it answers. */
  answerAfter(ms: number): void;
  /** Nobody listens any more; `start` takes the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it gets and refuses when told to. */
export function createSmtpServer(): TestSmtpServer {
  let refusals = { count: 0, code: 451, saying: '' };
  let hangUps = 0;
  let delay = 0;
  let port = 0;
  let server: SMTPServer;
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        void buffer(stream).then(async (bytes) => {
          await wait(delay);
          if (refusals.count > 0) {
            refusals.count -= 1;
            state.refused += 1;
            const { code: responseCode, saying } = refusals;
            return done(Object.assign(new Error(saying), { responseCode }));
          }
          state.received.push(await PostalMime.parse(bytes));
          if (hangUps-- <= 0) return done();
          for (const { _socket: socket } of server.connections as Set<{ _socket: Socket }>)
            if (socket.remotePort === session.remotePort) socket.destroy();
        });
      },
    });
  const state: TestSmtpServer = {
    url: '',
    received: [],
    refused: 0,
    refuseNext: (count, code = 451, saying = 'refused') => (refusals = { count, code, saying }),
    hangUpNext: (count) => (hangUps = count),
    answerAfter: (ms) => (delay = ms),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    start: () =>
      new Promise<void>((resolve) => {
        server = create();
        // A sender that gives up breaks its connection.
        server.on('error', () => undefined);
        server.listen(port, '127.0.0.1', () => {
          port = (server.server.address() as AddressInfo).port;
          state.url = `smtp://127.0.0.1:${port}`;
          resolve();
        });
      }),
  };
  return state;
}
