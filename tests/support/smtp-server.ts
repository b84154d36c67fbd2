import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the first tries for each recipient end: not now, never, or taken without a word. */
type Trouble = 451 | 550 | 'hangs up';

export interface TestSmtpServer {
  url: string;
  received: Email[];
  refused: number;
  /** Recipients of whom it says that there is nobody, and each time that it said so. */
  knowsNot: Set<string>;
  unknown: string[];
  /** Says to as many mails, whoever they are for, to come back later. */
  refuseNext(count: number): void;
  troubleEach(times: number, how: Trouble, saying?: string): void;
  /** Keeps whoever sends waiting for as long before it answers. */
  answerAfter(ms: number): void;
  /** Nobody listens any more; `start` takes the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it gets and makes trouble when told to. */
export function createSmtpServer(): TestSmtpServer {
  let refusals = 0;
  let trouble: { times: number; how: Trouble; saying: string } = { times: 0, how: 451, saying: '' };
  const tries = new Map<string, number>();
  let delay = 0;
  let port = 0;
  let server: SMTPServer;

  const troubleFor = (recipient: string): Trouble | null => {
    if (refusals > 0) {
      refusals -= 1;
      return 451;
    }
    const before = tries.get(recipient) ?? 0;
    tries.set(recipient, before + 1);
    return before < trouble.times ? trouble.how : null;
  };
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (!state.knowsNot.has(address)) return done();
        state.unknown.push(address);
        done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        void buffer(stream).then(async (bytes) => {
          await wait(delay);
          const how = troubleFor(session.envelope.rcptTo[0]?.address ?? '');
          if (typeof how === 'number') {
            state.refused += 1;
            return done(Object.assign(new Error(trouble.saying), { responseCode: how }));
          }
          state.received.push(await PostalMime.parse(bytes));
          if (how === null) return done();
          for (const { _socket: socket } of server.connections as Set<{ _socket: Socket }>)
            if (socket.remotePort === session.remotePort) socket.destroy();
        });
      },
    });
  const state: TestSmtpServer = {
    url: '',
    received: [],
    refused: 0,
    knowsNot: new Set(),
    unknown: [],
    refuseNext: (count) => (refusals = count),
    troubleEach(times, how, saying = 'refused') {
      tries.clear();
      trouble = { times, how, saying };
    },
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
