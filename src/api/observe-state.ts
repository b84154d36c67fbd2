import { statfs } from 'node:fs/promises';
import { countNow } from '#features/moderation/numbers/load-numbers.server.ts';
import { findNote } from '#platform/installation.server.ts';
import { gauge } from '#platform/metrics.server.ts';
import type { Services } from '#platform/services.server.ts';

const databaseUp = gauge('kanek_database_up', '1 when the database answers, 0 when it does not');
const waitingJobs = gauge('kanek_jobs_waiting', 'Jobs that are not done yet', 'queue');
const oldestJob = gauge(
  'kanek_jobs_oldest_seconds',
  'How long the one that is due longest waits',
  'queue',
);
const failedJobs = gauge(
  'kanek_jobs_given_up',
  'Jobs that failed as often as they are tried, and are kept',
  'queue',
);
const reviewWaiting = gauge('kanek_review_waiting', 'Profiles that wait for staff');
const reviewOldest = gauge('kanek_review_oldest_seconds', 'How long the oldest of them waits');
const inboxWaiting = gauge('kanek_inbox_waiting', 'Messages that wait for an answer by staff');
const reportsWaiting = gauge('kanek_reports_waiting', 'Reports that wait for a decision');
const backupAge = gauge(
  'kanek_backup_age_seconds',
  'How old the newest backup is; where there is none, how old the installation is',
);
const diskFree = gauge('kanek_disk_free_bytes', 'Space left where DATA_DIR is');
const diskSize = gauge('kanek_disk_size_bytes', 'All space where DATA_DIR is');

/** Looks at what only the moment of asking can tell; whatever does not answer keeps the rest from nobody. */
export async function observeState(services: Services): Promise<void> {
  const [answered] = await Promise.all([
    Promise.all([observeJobs(services), observeStaffDesk(services), observeBackup(services)]).then(
      () => true,
      (error: unknown) => services.log.warn({ err: error }, 'the database has no figures'),
    ),
    observeDisk(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the disk has no figures'),
    ),
  ]);
  databaseUp.set(answered ? 1 : 0);
}

interface JobRow {
  name: string;
  waiting: number;
  oldest: number;
  failed: number;
}

async function observeJobs({ database }: Services): Promise<void> {
  const { rows } = await database.pool.query<JobRow>(`
    select q.name, count(j.id) filter (where j.state <> 'failed')::int as waiting,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state <> 'failed' and j.start_after <= now())), 0)::float8 as oldest,
      count(j.id) filter (where j.state = 'failed' and j.retry_count >= j.retry_limit)::int as failed
    from pgboss.queue q left join pgboss.job j on j.name = q.name
      and j.state in ('created', 'retry', 'failed')
    group by q.name`);
  for (const { name, waiting, oldest, failed } of rows) {
    const queue = { queue: name };
    waitingJobs.set(queue, waiting);
    oldestJob.set(queue, oldest);
    failedJobs.set(queue, failed);
  }
}

async function observeStaffDesk({ db, clock }: Services): Promise<void> {
  const { waiting, oldest, messages, reports } = await countNow(db);
  reviewWaiting.set(waiting);
  reviewOldest.set(oldest ? (clock.now().getTime() - oldest.getTime()) / 1000 : 0);
  inboxWaiting.set(messages);
  reportsWaiting.set(reports);
}

async function observeBackup({ database: { pool }, clock }: Services): Promise<void> {
  const noted = (await findNote(pool, 'backup')) ?? (await findNote(pool, 'key'));
  backupAge.set(noted ? (clock.now().getTime() - noted.at.getTime()) / 1000 : 0);
}

async function observeDisk({ env }: Services): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR);
  diskFree.set(bavail * bsize);
  diskSize.set(blocks * bsize);
}
