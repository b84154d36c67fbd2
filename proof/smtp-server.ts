import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  url: string;
  received: Email[];
  refused: number;
  /** Says no to as many mails; 451 means later, 550 never. */
  refuseNext(count: number, code?: number): void;
  /** Keeps whoever sends waiting for as long before it answers. */
  answerAfter(ms: number): void;
  /** Nobody listens any more; `start` takes the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it gets and refuses when told to. */
export function createSmtpServer(): TestSmtpServer {
  let refusals = { count: 0, code: 451 };
  let delay = 0;
  let port = 0;
  let server: SMTPServer;
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        void buffer(stream).then(async (bytes) => {
          await wait(delay);
          if (refusals.count > 0) {
            refusals.count -= 1;
            state.refused += 1;
            return done(Object.assign(new Error('refused'), { responseCode: refusals.code }));
          }
          state.received.push(await PostalMime.parse(bytes));
          done();
        });
      },
    });
  const state: TestSmtpServer = {
    url: '',
    received: [],
    refused: 0,
    refuseNext: (count, code = 451) => (refusals = { count, code }),
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
