import { expect, it } from 'vitest';
import { stampForm } from '#features/messages/form-stamp.server.ts';
import { sendProviderMessage } from '#features/messages/send-provider-message.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { provideSmtpServer } from '../smtp-server.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from './request.ts';
import { specialistEntry } from './signup-entries.ts';

const smtp = provideSmtpServer();
const { services, request } = provideApp({
  // Known only once the mail server listens.
  get MAIL_URL() {
    return smtp().url;
  },
});

it('what visitors write arrives through a real mail server, and answers go to them', async () => {
  await signUpIn(openBrowser(request), services(), 'specialist');
  const [profile] = await services().db.select().from(profiles);
  const id = profile!.slug;
  const before = { now: () => new Date(Date.now() - 10_000) };
  const visitor = {
    email: 'ana@gmail.com',
    client: '192.0.2.1',
    stamp: stampForm({ ...services(), clock: before }),
    trap: '',
  };
  const words = { name: 'Ana', message: 'Are you free on Monday?' };
  await sendProviderMessage(services(), { ...visitor, ...words, kind: 'specialist', id });
  const report = { kind: 'profile' as const, id, reason: 'spam', text: 'Everywhere' };
  await sendReport(services(), { ...visitor, ...report });

  const mailTo = (address: string) => {
    services().queue.nudge();
    return smtp().received.find(({ to }) => to?.some((each) => each.address === address));
  };
  const replyTo = [{ address: 'ana@gmail.com' }];
  for (const [address, subject, text] of [
    [specialistEntry.workEmail, 'Message from Ana through Kanek', '> Are you free on Monday?'],
    ['staff@kanek.bz', 'Report about the profile of Elena Tzul', '> Everywhere'],
  ] as const) {
    await expect
      .poll(() => mailTo(address), { timeout: 20_000 })
      .toMatchObject({
        subject,
        replyTo,
      });
    expect(mailTo(address)!.text).toContain(text);
    expect(mailTo(address)!.html).toContain(text.slice(2));
  }
});
