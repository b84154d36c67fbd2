import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { defineJob, startWorkers } from './jobs.server.ts';

const services = provideServices();

// The embedded engine knows no such time; it is watched from outside.
it.runIf(process.env.TEST_ENGINE === 'server')(
  'gives a job that moves much more time than a request has',
  async () => {
    const times: Record<string, unknown> = {};
    const jobs = [
      defineJob({ name: 'short', urgent: true, run: (_, { db }) => note('short', db) }),
      defineJob({
        name: 'long',
        urgent: true,
        unhurried: true,
        run: (_, { db }) => note('long', db),
      }),
    ];
    async function note(name: string, db: ReturnType<typeof services>['db']) {
      const { rows } = await db.execute<{ time: string }>(
        sql`select current_setting('statement_timeout') as time`,
      );
      times[name] = rows[0]!.time;
    }
    await startWorkers(jobs, services());
    for (const job of jobs) await services().queue.send(job, {});
    services().queue.nudge();
    await expect.poll(() => times, { timeout: 20_000 }).toEqual({ short: '2s', long: '1min' });
  },
);

it('makes a queue that is missing, and changes when a job recurs', async () => {
  const { boss } = services().queue;
  const recur = (schedule: string) =>
    startWorkers([defineJob({ name: 'recurring', schedule, run: async () => {} })], services());
  await recur('0 1 * * *');
  await boss.deleteQueue('recurring');
  await recur('0 1 * * *');
  await recur('0 2 * * *');
  expect(await boss.getQueue('recurring')).toMatchObject({ retryLimit: 1, retryDelay: 60 });
  expect(await boss.getSchedules('recurring')).toMatchObject([{ cron: '0 2 * * *' }]);
});
