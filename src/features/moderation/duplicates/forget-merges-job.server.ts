import { lt } from 'drizzle-orm';
import { profileMerges } from '#platform/db/tables/duplicates.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { UNDO_DAYS } from './duplicates.rules.ts';

/** What was kept for undoing goes for good, the files with the next sweep. */
export const forgetMergesJob = defineJob({
  name: 'forget-merges',
  schedule: '31 8 * * *',
  async run(_data, { db, clock }) {
    const past = new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);
    await db.delete(profileMerges).where(lt(profileMerges.mergedAt, past));
  },
});
