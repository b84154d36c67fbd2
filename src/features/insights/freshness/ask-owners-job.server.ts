import { mails } from '#messages';
import { sql } from 'drizzle-orm';
import { editorUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { CONFIRM_EVERY_DAYS } from '#features/profiles/confirm-due.rules.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { pageHref, type Language } from '#platform/language.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { bulkMailJob } from '#platform/mail/mail-job.server.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Site } from '#platform/site.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { confirmPath } from './confirmation.server.ts';

const BATCH = 100;

/** In the morning, as people there read their mail. */
export const askOwnersJob = defineJob({
  name: 'ask-owners',
  schedule: '0 15 * * *',
  retryLimit: 3,
  retryDelaySeconds: 300,
  run: (_data, services) => askOwners(services),
});

interface Owner extends Record<string, unknown> {
  slug: string;
  kind: ProviderKind;
  name: string;
  email: string;
  language: Language;
}

export async function askOwners(services: Services): Promise<void> {
  while ((await askSome(services)) === BATCH);
}

/** Asked and mailed together, or neither. Whom visitors do not find is not bothered, nor are invented people. */
async function askSome(services: Services): Promise<number> {
  const { db, clock } = services;
  const askedAt = clock.now();
  const before = new Date(askedAt.getTime() - CONFIRM_EVERY_DAYS * DAY_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Owner>(sql`
      update profiles p set asked_at = ${askedAt.toISOString()}::timestamptz
      from accounts a
      where a.id = p.account_id and p.account_id in (
        select due.account_id from profiles due join accounts owner on owner.id = due.account_id
        where due.listed and owner.status = 'active' and owner.email is not null and not owner.is_demo
          and greatest(due.confirmed_at, due.asked_at) <= ${before}::timestamptz
        order by due.confirmed_at limit ${BATCH} for update of due skip locked)
      returning p.slug, p.kind, p.display_name as name, a.email, a.language`);
    for (const owner of rows) {
      const path = confirmPath(services, { slug: owner.slug, askedAt });
      const compose = (site: Site) =>
        confirmDetailsMail(site, { ...owner, confirmUrl: site.url + pageHref(path) });
      await mailTo(services, owner, compose, tx, bulkMailJob);
    }
    return rows.length;
  });
}

export function confirmDetailsMail(
  site: MailSite,
  { kind, name, confirmUrl }: Pick<Owner, 'kind' | 'name'> & { confirmUrl: string },
): ComposedMail {
  return composeMail(site, {
    subject: mails.confirmSubject,
    preview: mails.confirmPreview,
    parts: [
      paragraph(mails.confirmNews(name, site.name)),
      linkButton(mails.lookAndConfirm, confirmUrl),
      paragraph(mails.putRight),
      linkButton(mails.editYourProfile, editorUrl(site, kind)),
      smallPrint(mails.confirmNote),
    ],
    because: mails.everyDays(CONFIRM_EVERY_DAYS, site.name),
  });
}
