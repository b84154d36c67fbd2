import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { loadPocket } from '#features/pocket/make-pocket.server.ts';
import { offlineScript } from '#features/pocket/offline/offline-script.server.ts';
import { areVersions, POCKET_PATH, type PocketIndex } from '#features/pocket/pocket.rules.ts';
import { AppError } from '#platform/errors.ts';
import { publicGet, type Endpoint } from './endpoint.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Named, and not refused. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const decompress = promisify(brotliDecompress);

/** The directory for browsers that keep it: which files there are now, and each of them, which never changes. */
export const offlineEndpoints: readonly Endpoint[] = [
  publicGet(POCKET_PATH, async (c) => {
    const { index } = await loadPocket(c.var.services);
    const all: PocketIndex = { ...index, page: offlineScript().bytes };
    return c.json(all, 200, { 'Cache-Control': 'no-cache' });
  }),
  publicGet(`${POCKET_PATH}/:file`, async (c) => {
    const { files } = await loadPocket(c.var.services);
    const bytes = files.get(c.req.path);
    if (!bytes) {
      // Who has read which files there are asks for them a moment later, maybe of another instance.
      const present = [...files.keys()].find((address) => areVersions(address, c.req.path));
      if (!present) throw new AppError('not-found', 'There is no such file.');
      c.header('Cache-Control', 'no-cache');
      return c.redirect(present);
    }
    const headers = {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    };
    const takesBrotli = BROTLI.test(c.req.header('Accept-Encoding') ?? '');
    if (takesBrotli)
      return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Encoding': 'br' });
    return c.body(new Uint8Array(await decompress(bytes)), 200, headers);
  }),
];
