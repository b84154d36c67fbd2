import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMailer } from './mailer.server.ts';

const nodemailer = vi.hoisted(() => ({ isThere: false }));
vi.mock('nodemailer', async (load) => {
  if (!nodemailer.isThere) throw new Error('too many open files');
  return load();
});

it('sends mails again once what sends them can be loaded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-mails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { MAIL_URL: undefined, MAIL_FROM: 'kanek@example.com', DATA_DIR: folder };
  const mailer = createMailer({ env });
  const mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello', messageId: '<1@here>' };
  await expect(mailer.send(mail)).rejects.toMatchObject({
    cause: { message: 'too many open files' },
  });
  nodemailer.isThere = true;
  await mailer.send(mail);
  const sent = () => readdirSync(join(folder, 'outbox')).length;
  expect(sent()).toBe(1);
  // To one person at the same moment.
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-18T12:00:00.000Z');
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  expect(sent()).toBe(3);
  mailer.close();
});
