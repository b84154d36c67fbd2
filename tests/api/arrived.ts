import { expect } from 'vitest';
import type { Services } from '#platform/services.server.ts';
import type { TestSmtpServer } from '../support/smtp-server.ts';

/** Waits for a mail of this subject at this address; `CODE` stands for any. */
export async function arrived(
  { queue }: Services,
  { received }: TestSmtpServer,
  address: string,
  subject: string,
) {
  const find = () => {
    queue.nudge();
    return received.find(
      (mail) =>
        mail.subject?.replace(/^\d{6}\b/, 'CODE') === subject &&
        mail.to?.some((to) => to.address === address),
    );
  };
  await expect.poll(find, { timeout: 20_000, message: `${subject} to ${address}` }).toBeDefined();
  return find()!;
}
