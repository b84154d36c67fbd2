import { defineJob } from '#platform/jobs/jobs.server.ts';
import { searchDirectory } from './search-directory.server.ts';

/** Every night, and after an import, which sends it. */
export const findDuplicatesJob = defineJob({
  name: 'find-duplicates',
  schedule: '23 8 * * *',
  run: (_data, { db }) => searchDirectory(db),
});
