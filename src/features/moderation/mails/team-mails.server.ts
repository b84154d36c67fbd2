import { joining } from '#messages';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { INVITATION_DAYS } from '#features/accounts/staff/invitation.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { FIRST_ROLE, mayDo, type Permission, type StaffRole } from '#platform/staff-roles.rules.ts';

interface Invited {
  by: string;
  role: StaffRole;
  token: string;
}

export function staffInvitationMail(site: MailSite, { by, role, token }: Invited): ComposedMail {
  const news = joining.mailNews(by, site.name, joining.roles[role]);
  return composeMail(site, {
    subject: joining.mailSubject(site.name),
    heading: joining.mailHeading(site.name),
    preview: news,
    parts: [
      paragraph(news),
      paragraph(dutiesOf(role)),
      linkButton(joining.mailButton, pageUrl(site, staffPaths.join(token))),
      paragraph(joining.mailLifetime(INVITATION_DAYS)),
      smallPrint(joining.mailOtherwise),
    ],
    because: joining.mailBecause(site.name),
  });
}

/** Another role, or none any more: an account that is closed, an invitation that is taken back. */
export type StaffNews = { role: StaffRole } | 'removed' | 'withdrawn';

export function staffNewsMail(site: MailSite, news: StaffNews): ComposedMail {
  const because = joining.staffBecause(site.name);
  if (typeof news === 'string') {
    const subject = joining[`${news}Subject`](site.name);
    const parts = [paragraph(joining[`${news}News`](site.name))];
    return composeMail(site, {
      subject,
      heading: subject,
      parts,
      because: news === 'withdrawn' ? joining.mailBecause(site.name) : because,
    });
  }
  const subject = joining.roleSubject(site.name);
  return composeMail(site, {
    subject,
    heading: subject,
    parts: [
      paragraph(joining.roleNews(site.name, joining.roles[news.role])),
      paragraph(dutiesOf(news.role)),
      linkButton(joining.openDesks, pageUrl(site, paths.admin)),
    ],
    because,
  });
}

const dutiesOf = (role: StaffRole) =>
  `${(Object.keys(FIRST_ROLE) as Permission[])
    .filter((each) => mayDo(role, each))
    .map((each) => joining.duties[each])
    .join(', ')}.`;
