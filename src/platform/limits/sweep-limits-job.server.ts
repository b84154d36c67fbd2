import { lt } from 'drizzle-orm';
import { rateLimits } from '../db/tables/limits.ts';
import { defineJob } from '../jobs/jobs.server.ts';

export const sweepLimitsJob = defineJob({
  name: 'sweep-limits',
  schedule: '17 * * * *',
  async run(_data, { db, clock }) {
    await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now().getTime()));
  },
});
