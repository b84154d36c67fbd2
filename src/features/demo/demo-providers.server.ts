import { directoryRecord } from '#features/import/directory-record.rules.ts';
import { providerRows, type ProviderRows } from '#features/import/provider-rows.server.ts';
import { demoRecords } from './demo-pack.server.ts';

/** Everyone in the demo directory, as rows; the same for the same moment. */
export function demoProviders(now: Date): ProviderRows[] {
  return demoRecords().map((record) =>
    providerRows(directoryRecord.parse(record), { now, isDemo: true }),
  );
}
