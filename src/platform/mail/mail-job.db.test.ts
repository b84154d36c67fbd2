import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { provideSmtpServer } from '../../../tests/support/provide-smtp-server.ts';
import { startWorkers } from '../jobs/jobs.server.ts';
import { mailJob, queueMail } from './mail-job.server.ts';
import { createMailer } from './mailer.server.ts';

const mail = {
  to: 'maria@gmail.com',
  subject: 'Your code',
  text: 'Adiós: 123456',
  html: '<b>x</b>',
};

const services = provideServices();

describe('mail without MAIL_URL', () => {
  it('is written to the outbox by a job', async () => {
    await queueMail(services().queue, mail);
    const outbox = join(services().env.DATA_DIR, 'outbox');
    const files = () => readdir(outbox).catch(() => [] as string[]);
    services().queue.nudge();
    await expect
      .poll(files, { timeout: 15_000 })
      .toEqual([expect.stringMatching(/maria@gmail\.com\.eml$/)]);
    const [file] = await files();
    const parsed = await PostalMime.parse(await readFile(join(outbox, file!)));
    expect(parsed).toMatchObject({ subject: 'Your code', from: { address: 'hello@kanek.bz' } });
    expect(parsed.text?.trim()).toBe('Adiós: 123456');
  });

  it('is not sent when the transaction that asked for it fails', async () => {
    const { db, queue } = services();
    const failing = db.transaction(async (tx) => {
      await queueMail(queue, { ...mail, to: 'nobody@gmail.com' }, tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const waiting = await queue.boss.findJobs(mailJob.name);
    expect(waiting.map(({ data }) => (data as typeof mail).to)).not.toContain('nobody@gmail.com');
  });
});

it('a queue is emptied at once, not one by one at each turn', async () => {
  const done: number[] = [];
  const rare = {
    ...mailJob,
    name: 'rare',
    pollEverySeconds: 3600,
    run: async ({ number }: { number: number }) => void done.push(number),
  };
  await startWorkers([rare], services());
  for (const number of [1, 2, 3]) await services().queue.send(rare, { number });
  services().queue.nudge();
  await expect.poll(() => new Set(done), { timeout: 30_000 }).toEqual(new Set([1, 2, 3]));
});

describe('mail over SMTP', () => {
  const smtp = provideSmtpServer();

  it('arrives, also when the server first refuses it', async () => {
    const mailer = createMailer({ env: { ...services().env, MAIL_URL: smtp().url } });
    const impatient = { ...mailJob, name: 'mail-impatient', retryDelaySeconds: 0 };
    await startWorkers([impatient], { ...services(), mailer });
    smtp().refuseNext(1);
    await services().queue.send(impatient, { ...mail, messageId: '<once@kanek.bz>' });
    const arrived = () => {
      services().queue.nudge();
      return smtp().received.length;
    };
    await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
    expect(smtp().received[0]).toMatchObject({
      subject: 'Your code',
      messageId: '<once@kanek.bz>',
      to: [{ address: 'maria@gmail.com' }],
    });
    expect(smtp().refused).toBe(1);
    mailer.close();
  });
});
