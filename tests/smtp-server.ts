import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';

interface TestSmtpServer {
  url: string;
  received: Email[];
  refused: number;
  refuseNext(count: number, saying?: string): void;
}

/** A real SMTP server on loopback that keeps what it gets and refuses when told to. */
export function provideSmtpServer(): () => TestSmtpServer {
  const state: TestSmtpServer = {
    url: '',
    received: [],
    refused: 0,
    refuseNext(count, saying = 'try again later') {
      refusals = count;
      reason = saying;
    },
  };
  let refusals = 0;
  let reason = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void buffer(stream).then(async (bytes) => {
        if (refusals > 0) {
          refusals -= 1;
          state.refused += 1;
          return done(Object.assign(new Error(reason), { responseCode: 451 }));
        }
        state.received.push(await PostalMime.parse(bytes));
        done();
      });
    },
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
          resolve();
        });
      }),
  );
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return () => state;
}
