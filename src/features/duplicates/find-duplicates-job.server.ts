import { defineJob } from '#platform/jobs/jobs.server.ts';
import { isSearchOpen, searchDirectory } from './search-directory.server.ts';

/** The queue takes a job that lasts longer for lost, and gives it to somebody else. */
const LONGEST_MS = 120_000;

/** Every night, and after an import, which sends it. A start goes on with what a dead instance has left. */
export const findDuplicatesJob = defineJob<{ isStart?: boolean }>({
  name: 'find-duplicates',
  schedule: '23 8 * * *',
  atStart: { isStart: true },
  async run({ isStart }, { db, queue }) {
    const started = performance.now();
    const isOver = () => performance.now() - started > LONGEST_MS;
    if (isStart && !(await isSearchOpen(db))) return;
    if (!(await searchDirectory(db, isOver))) await queue.send(findDuplicatesJob, {});
  },
});
