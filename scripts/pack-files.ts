import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/;
const CLIENT = 'build/client';

/**
 * Puts all that browsers are given into one file, with a list of where each stands. What can be compressed is, once and as
 * tightly as it goes, instead of with every request; on all cores.
 */
const paths = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((path) => !relative(CLIENT, path).startsWith('.'))
  .sort();
const files = await Promise.all(paths.map(makeForms));

const pack = createWriteStream('build/server/files.pack');
let end = 0;
const add = (bytes: Buffer | undefined) => {
  if (!bytes) return undefined;
  pack.write(bytes);
  const start = end;
  end += bytes.length;
  return [start, bytes.length];
};
const list = files.map(({ url, type, etag, identity, br, gz }) => [
  url,
  { type, etag, identity: add(identity), br: add(br), gzip: add(gz) },
]);
writeFileSync('build/server/files.json', JSON.stringify(Object.fromEntries(list)));
pack.end();

async function makeForms(path: string) {
  const identity = await readFile(path);
  return {
    url: `/${relative(CLIENT, path)}`,
    type: getMimeType(path) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    ...(COMPRESSIBLE.test(path) && {
      br: await compressBrotli(identity),
      gz: await promisify(gzip)(identity, { level: 9 }),
    }),
  };
}

function compressBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Measured on our scripts: larger blocks, and near distances written out, save a little more.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 10,
  };
  return promisify(brotliCompress)(bytes, { params });
}
