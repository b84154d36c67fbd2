import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { defineJob, startWorkers } from './jobs.server.ts';

const services = provideServices();

// The embedded engine knows no such time; it is watched from outside.
it.runIf(process.env.TEST_ENGINE === 'server')(
  'gives a job more time than a request has',
  async () => {
    let time: string | undefined;
    const job = defineJob({
      name: 'long',
      urgent: true,
      async run(_, { db }) {
        const { rows } = await db.execute<{ time: string }>(
          sql`select current_setting('statement_timeout') as time`,
        );
        time = rows[0]!.time;
      },
    });
    await startWorkers([job], services());
    await services().queue.send(job, {});
    services().queue.nudge();
    await expect.poll(() => time, { timeout: 20_000 }).toBe('1min');
  },
);

it('makes a queue that is missing, and changes when a job recurs or is tried again', async () => {
  const { boss } = services().queue;
  const recur = (schedule: string, tries = {}) =>
    startWorkers(
      [defineJob({ name: 'recurring', schedule, ...tries, run: async () => {} })],
      services(),
    );
  await recur('0 1 * * *');
  await boss.deleteQueue('recurring');
  await recur('0 1 * * *');
  await recur('0 2 * * *');
  expect(await boss.getQueue('recurring')).toMatchObject({ retryLimit: 1, retryDelay: 60 });
  await recur('0 2 * * *', { retryLimit: 7, longestDelaySeconds: 90 });
  expect(await boss.getQueue('recurring')).toMatchObject({ retryLimit: 7, retryDelayMax: 90 });
  await recur('0 2 * * *', { keptHours: 5 });
  expect(await boss.getQueue('recurring')).toMatchObject({ deleteAfterSeconds: 5 * 3600 });
  expect(await boss.getSchedules('recurring')).toMatchObject([{ cron: '0 2 * * *' }]);
});
