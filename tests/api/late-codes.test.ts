import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { mailJob } from '#platform/mail/mail-job.server.ts';
import { provideServices } from '../support/test-services.ts';

const services = provideServices();

it('mails no code that is good no more, as after hours without a mail service', async () => {
  const ask = (email: string, minutesAgo: number) => {
    const now = () => new Date(Date.now() - minutesAgo * 60_000);
    const wanted = { purpose: 'signup', email, client: '203.0.113.7', browser: 'x' } as const;
    return sendCode({ ...services(), clock: { now } }, wanted);
  };
  await ask('late@gmail.com', 11);
  await ask('in.time@gmail.com', 9);
  const { queue, env } = services();
  queue.nudge();
  await expect.poll(() => queue.boss.findJobs(mailJob.name)).toEqual([]);
  const mails = await readdir(join(env.DATA_DIR, 'outbox'));
  expect(mails).toEqual([expect.stringContaining('in.time@gmail.com')]);
});
