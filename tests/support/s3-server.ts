import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface S3Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
  httpServer: Server;
}
type Options = Record<'address' | 'directory', string> & {
  port: number;
  silent: boolean;
  configureBuckets: { name: string }[];
};

const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as {
  new (options: Options): S3Server;
};

/** An S3 server on loopback that checks signatures, with one bucket. It can be away for a while and come back. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'kanek-s3-'));
  const start = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'kanek' }],
    });
    const address = await server.run();
    return { server, port: address.port };
  };
  let { server, port } = await start(0);
  const stop = async () => {
    server.httpServer.closeAllConnections();
    await server.close();
  };
  return {
    url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/kanek?region=us-east-1`,
    port,
    stop,
    async start() {
      ({ server } = await start(port));
    },
    async end() {
      if (server.httpServer.listening) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
