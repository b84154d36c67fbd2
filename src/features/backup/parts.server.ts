import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { nullIfMissing } from '#platform/errors.ts';
import { StartRefused } from '#platform/start-refused.server.ts';

/** What a backup says about itself; written before the checksums, which make it whole. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The moment of the newest migration that the rows have seen. */
  migration: z.number().int(),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  files: z.number().int(),
  /** Files that rows name and storage had lost already. */
  lost: z.array(z.string()),
  /** Tells whether a key is the one that this data was sealed with, without being it. */
  keyCheck: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
export const CHECKSUMS = 'SHA256SUMS';
export const KEY_FILE = 'secret.key';
export const rowsPart = (table: string) => `database/${table}.ndjson.gz`;
export const filePart = (key: string) => `files/${key}`;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Writes one part, flushed to the disk, and returns its SHA-256. */
export async function writePart(
  folder: string,
  part: string,
  content: Bytes | Readable | ReadableStream<Uint8Array>,
): Promise<string> {
  const file = join(folder, part);
  const hash = createHash('sha256');
  await mkdir(dirname(file), { recursive: true });
  await pipeline(
    content as Readable,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file, { flush: true, mode: 0o600 }),
  );
  return hash.digest('hex');
}

/** In the form of sha256sum, so that `sha256sum -c` checks a backup without Kanek. Comes last: without it, nothing is whole. */
export async function writeChecksums(folder: string, sums: Map<string, string>): Promise<void> {
  const lines = [...sums].map(([part, sum]) => `${sum}  ${part}\n`);
  const file = join(folder, CHECKSUMS);
  const handle = await open(`${file}.part`, 'wx', 0o600);
  await handle.writeFile(lines.join(''));
  await handle.sync();
  await handle.close();
  await rename(`${file}.part`, file);
}

/** Reads every part and compares; returns their names. */
export async function checkParts(folder: string): Promise<Set<string>> {
  const list = await readFile(join(folder, CHECKSUMS), 'utf8').catch(nullIfMissing);
  if (list === null)
    throw new StartRefused(
      `${folder} is not a whole backup: ${CHECKSUMS}, which is written last, is missing.`,
    );
  const parts = new Set<string>();
  for (const line of list.split('\n').slice(0, -1)) {
    const [, sum, part] = /^([0-9a-f]{64}) {2}([\w-]+(?:[/.][\w-]+)*)$/.exec(line) ?? [];
    if (!sum || !part) throw new StartRefused(`${CHECKSUMS} is damaged: ${JSON.stringify(line)}`);
    if ((await sumOf(join(folder, part))) !== sum)
      throw new StartRefused(`This backup is damaged: ${part} is not what was written.`);
    parts.add(part);
  }
  return parts;
}

async function sumOf(file: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (error) {
    return nullIfMissing(error);
  }
}
