import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { provideServices } from '../../../tests/support/test-services.ts';
import { provideSmtpServer } from '../../../tests/support/provide-smtp-server.ts';
import { startWorkers } from '../jobs/jobs.server.ts';
import type { Services } from '../services.server.ts';
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

  it.each([
    ['550 5.1.1 No such user', 'failed'],
    ['553 Mailbox name not allowed', 'failed'],
    ['450 4.2.1 Try again later', 'retry'],
    // Not of this recipient: the server takes nothing from us as we are.
    ['554 5.7.1 Relay access denied', 'retry'],
    ['554 Relay access denied', 'retry'],
    ['550 5.1.8 Sender address rejected: Domain not found', 'retry'],
    ['552 5.2.2 Mailbox full', 'retry'],
  ])('to a recipient of whom the server says "%s" is then: %s', async (answer, state) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) =>
        done(
          Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }),
        ),
    });
    onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo;
    const MAIL_URL = `smtp://127.0.0.1:${port}`;
    const mailer = createMailer({ env: { ...services().env, MAIL_URL } });
    onTestFinished(() => mailer.close());
    const job = { ...mailJob, name: `mail-${answer.replace(/\W+/g, '-')}` };
    const warned: string[] = [];
    const log = Object.create(services().log, {
      warn: { value: (_facts: object, text: string) => void warned.push(text) },
    }) as Services['log'];
    await startWorkers([job], { ...services(), mailer, log });
    await services().queue.send(job, { ...mail, messageId: '<once@kanek.bz>' });
    services().queue.nudge();
    const { boss } = services().queue;
    const stateNow = async () => (await boss.findJobs(job.name))[0]?.state;
    await expect.poll(stateNow, { timeout: 30_000 }).toBe(state);
    expect(warned).toEqual([state === 'failed' ? 'job given up' : 'job failed']);
  });
});
