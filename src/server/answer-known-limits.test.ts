import { createServer, type ServerOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '#platform/env.server.ts';
import { answerKnown } from './answer-known.ts';
import { takePort } from './listen.ts';

const REQUEST = 'GET /known HTTP/1.1\r\nHost: kanek\r\n\r\n';
const BODY = Buffer.alloc(20_000, 'a');
const HEAD = `HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const BYTES = Buffer.concat([Buffer.from(HEAD), BODY]);

async function startServer(options: ServerOptions) {
  let recalled = 0;
  const server = createServer(options, (_request, response) => response.end('made'));
  answerKnown(server, () => {
    recalled += 1;
    return BYTES;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const accepted = new Promise<Socket>((resolve) => void server.once('connection', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, client: await askTwice(port), there: await accepted, recalled: () => recalled };
}

/** By the second time node:http has no part in it. */
async function askTwice(port: number): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', noDelay: true });
  for (const [request, answer] of [
    [REQUEST, 'made'],
    [REQUEST, 'a'],
  ]) {
    client.write(request!);
    await new Promise<void>((resolve) => {
      const look = (chunk: Buffer) => {
        if (!chunk.toString('latin1').endsWith(answer!)) return;
        client.off('data', look);
        resolve();
      };
      client.on('data', look);
    });
  }
  return client;
}

it('a connection that nobody uses any more ends after its time', async () => {
  const { client, recalled } = await startServer({
    keepAliveTimeout: 1_000,
    keepAliveTimeoutBuffer: 0,
  });
  expect(recalled()).toBe(1);
  expect((await buffer(client)).length).toBe(0);
});

it('who sends a head slowly after a known answer is told so in time', async () => {
  const { client } = await startServer({ headersTimeout: 1_000, connectionsCheckingInterval: 50 });
  client.write(REQUEST.slice(0, 20));
  expect((await buffer(client)).toString()).toContain('HTTP/1.1 408 Request Timeout');
});

it('who asks without reading is not read from: memory does not grow', async () => {
  const { client, there } = await startServer({});
  client.pause();
  // One after the other: each is read before the next one comes.
  for (let sent = there.bytesRead; !there.isPaused() && sent < 1_000_000;) {
    client.write(REQUEST);
    sent += REQUEST.length;
    while (there.bytesRead < sent && !there.isPaused()) await turn();
  }
  expect(there.isPaused()).toBe(true);
  expect(there.writableLength).toBeLessThan(3 * there.writableHighWaterMark);
});

it('a server that stops gives nothing from memory, and ends connections with their answers', async () => {
  const env = parseEnv({ PORT: '0', HOST: '127.0.0.1', STOP_NOTICE_SECONDS: '1' });
  const door = await takePort(env);
  door.open(
    (_request, response) => void response.end('made'),
    () => BYTES,
  );
  const client = await askTwice((door.server.address() as AddressInfo).port);
  const closed = door.close();
  client.write(REQUEST);
  const said = (await buffer(client)).toString();
  expect(said).toContain('Connection: close\r\n');
  expect(said.endsWith('made')).toBe(true);
  await closed;
});
