import { z } from 'zod';

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
