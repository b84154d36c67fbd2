import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { ProtocolQueue } from './protocol-queue.server.ts';

// Runs in its own thread, as it is: PGlite computes synchronously and would stall every HTTP request.
const { folder, socketPath, maxConnections } = workerData as {
  folder: string;
  socketPath: string;
  maxConnections: number;
};
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

// It sets the mode of each new file by itself, to one that others can read: PostgreSQL's own request for privacy is lost
// on the way, and the umask is passed by.
const OWNER_ONLY = 0o700;
const { chmodSync, fchmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & OWNER_ONLY);
fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & OWNER_ONLY);

const db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections });
// Its own queue takes turns message by message, so that connections run each other's unnamed statements, and stands
// still for good after a failure (embedded-crowd.db.test.ts).
Object.assign(server, { queryQueue: new ProtocolQueue(db) });
await server.start();

port.on('message', (message: 'ping' | 'stop') => {
  if (message === 'ping') port.postMessage('pong');
  else
    void server
      .stop()
      .then(() => db.close())
      .then(() => process.exit(0));
});
port.postMessage('ready');
