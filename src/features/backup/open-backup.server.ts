import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestMigration, migrationsUpTo } from '#platform/db/migrate.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { filePart, MANIFEST, manifestSchema, rowsPart, type Manifest } from './manifest.server.ts';
import { checkParts } from './parts.server.ts';

/** Reads a backup through and refuses it unless every part is there, as it was written, and understood here. */
export async function openBackup(
  folder: string,
): Promise<{ manifest: Manifest; parts: Set<string> }> {
  const parts = await checkParts(folder);
  if (!parts.has(MANIFEST)) throw new StartRefused(`${folder} has no ${MANIFEST}.`);
  const written = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as object;
  const read = manifestSchema.safeParse(written);
  if (!read.success)
    throw new StartRefused(`${MANIFEST} is not of a kind that this version of Kanek understands.`);
  const manifest = read.data;
  if (manifest.migration > newestMigration())
    throw new StartRefused(
      `This backup was made by Kanek ${manifest.version}, which is newer. Restore it with that version.`,
    );
  if (migrationsUpTo(manifest.migration).at(-1)?.folderMillis !== manifest.migration)
    throw new StartRefused('This backup stands at a migration that this version does not know.');
  const files = [...parts].filter((part) => part.startsWith(filePart(''))).length;
  const whole = manifest.tables.every(({ name }) => parts.has(rowsPart(name)));
  if (!whole || files !== manifest.files)
    throw new StartRefused('This backup lacks parts that its manifest names.');
  return { manifest, parts };
}
