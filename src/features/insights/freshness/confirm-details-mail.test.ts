import { expect, it } from 'vitest';
import { confirmDetailsMail } from './ask-owners-job.server.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const confirmUrl = 'https://kanek.bz/confirm-details?profile=x&asked=1&proof=y';

it('leads to the page with the button, and to the editor of its kind', () => {
  const mail = confirmDetailsMail(site, { kind: 'business', name: 'Sea Bread', confirmUrl });
  expect(mail.subject).toBe('Are your details still right?');
  expect(mail.text).toContain(`${confirmUrl}\n`);
  expect(mail.text).toContain('https://kanek.bz/profile2\n');
  expect(mail.text).toContain('Sent at most every 90 days');
});
