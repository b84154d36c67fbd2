import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  welcomeMail,
} from '#features/accounts/mails/account-mails.server.ts';
import { codeMail, type CodePurpose } from '#features/accounts/mails/code-mail.server.ts';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import {
  acceptedMail,
  claimedElsewhereMail,
  claimedMail,
  listedMail,
  refusedMail,
  takeDownMail,
} from '#features/claiming/mails/claim-mails.server.ts';
import { confirmDetailsMail } from '#features/insights/freshness/confirm-details-mail.server.ts';
import { providerMessageMail } from '#features/messages/mails/message-mails.server.ts';
import { mergedMail } from '#features/moderation/mails/merge-mails.server.ts';
import {
  checkMail,
  checkOverMail,
  numberHiddenMail,
} from '#features/moderation/mails/check-mails.server.ts';
import {
  accountStandingMail,
  answerMail,
  decisionMail,
  reopenedMail,
} from '#features/moderation/mails/staff-mails.server.ts';
import {
  newReviewMail,
  reviewRemovedMail,
  reviewReplyMail,
} from '#features/reviews/mails/review-mails.server.ts';
import {
  staffInvitationMail,
  staffNewsMail,
} from '#features/moderation/mails/team-mails.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import type { ComposedMail } from '#platform/mail/compose-mail.ts';

const site = { name: 'Kanek', url: 'https://kanek.bz', contactEmail: 'hello@kanek.bz' };
const at = new Date('2025-11-15T05:40:00Z');
const maria = { kind: 'specialist', name: 'María', slug: 'maria-castillo-7f3k9q' } as const;
const welcomed = { ...maria, approvalHours: 24 };
const written = { ...maria, author: 'Emily', reviewId: 12, stars: 1, text: 'Late.' };
const provider = { kind: 'business', id: 'sea-bread-2byxeu', shortName: 'Sea Bread' } as const;
const visitor = { name: 'Rita', email: 'rita@gmail.com', message: 'Are you free?', at };
const reason = 'Wrong phone.';
const refused = { ...maria, reason, field: null };
const asked = { ...maria, confirmPath: '/confirm-details?proof=x' };
const code = (purpose: CodePurpose) => () =>
  codeMail(site, { purpose, email: 'maria@gmail.com', code: '012345', linkKey: 'k3y' });

/** All that go to providers and visitors. */
const MAILS: Record<string, () => ComposedMail> = {
  'a code to sign up': code('signup'),
  'a code to reset': code('password_reset'),
  'a code for a new email': code('email_change'),
  'a code for a review': code('review'),
  'a code for a work email': code('work_email'),
  'a code for a claim': code('claim'),
  'welcome, live': () => welcomeMail(site, { ...welcomed, live: true }),
  'welcome, waiting': () => welcomeMail(site, { ...welcomed, kind: 'business', live: false }),
  'password changed': () => passwordChangedMail(site, { at }),
  'email changed': () => emailChangedMail(site, { newEmail: 'maria@gmail.com', at }),
  'account deleted': () => accountDeletedMail(site, { name: 'María', at }),
  'a message': () => providerMessageMail(site, { ...visitor, provider }),
  'an answer': () => answerMail(site, { ...visitor, topic: null, answer: '> Always.' }),
  'a review': () => newReviewMail(site, { ...written, changed: false }),
  'a changed review': () => newReviewMail(site, { ...written, changed: true }),
  'a removed review': () => reviewRemovedMail(site, { ...written, reason }),
  'a reply': () => reviewReplyMail(site, { ...written, reply: 'Sorry!' }),
  approved: () => decisionMail(site, { ...maria, decision: 'approve' }),
  rejected: () => decisionMail(site, { ...refused, decision: 'reject', hidden: true }),
  'a change rejected': () => decisionMail(site, { ...refused, decision: 'reject', hidden: false }),
  suspended: () => decisionMail(site, { ...refused, decision: 'suspend', hidden: true }),
  reopened: () => reopenedMail(site, maria),
  'account suspended': () => accountStandingMail(site, { suspended: true, reason }),
  'account open': () => accountStandingMail(site, { suspended: false }),
  'an invitation to the staff': () =>
    staffInvitationMail(site, { by: 'ana@kanek.bz', role: 'admin', token: 't0ken' }),
  'another role': () => staffNewsMail(site, { role: 'editor' }),
  'no staff any more': () => staffNewsMail(site, 'removed'),
  'an invitation taken back': () => staffNewsMail(site, 'withdrawn'),
  'a question': () => checkMail(site, { ...asked, question: 'Is it open?' }),
  'a hidden number': () => numberHiddenMail(site, asked),
  'a question taken back': () => checkOverMail(site, { name: 'María', numberShown: true }),
  merged: () =>
    mergedMail(site, { ...maria, other: 'Mary Castillo', closed: true, login: 'm@gmail.com' }),
  'merged, without a login': () =>
    mergedMail(site, { ...maria, other: 'Mary Castillo', closed: true, login: null }),
  'merged into': () =>
    mergedMail(site, { ...maria, other: 'Mary Castillo', closed: false, login: null }),
  'an unclaimed profile': () =>
    listedMail(site, { ...maria, takeDown: pageUrl(site, '/claim/x/take-down') }),
  'the link to take down': () =>
    takeDownMail(site, { name: 'María', url: pageUrl(site, '/claim/x/take-down') }),
  claimed: () => claimedMail(site, { ...maria, at }),
  'claimed elsewhere': () => claimedElsewhereMail(site, { ...maria, at }),
  'claim accepted': () =>
    acceptedMail(site, { name: 'Ana', profile: 'María', url: pageUrl(site, '/claim/x') }),
  'claim refused': () => refusedMail(site, { name: 'Ana', profile: 'María', reason }),
  'details to confirm': () => confirmDetailsMail(site, { ...maria, confirmUrl: site.url }),
};

/** What we say ourselves: not what people wrote, codes, addresses and the line before a signature. */
const saidIn = ({ subject, text }: ComposedMail) =>
  [subject, ...text.split('\n')].filter(
    (line) => /[a-z]/i.test(line) && !/^(> |https:|hello@)/.test(line),
  );

describe.each(Object.entries(MAILS))('%s', (_name, compose) => {
  it.each(['es', 'bzj'] as const)('has nothing English left in %s', (language) => {
    const english = saidIn(compose());
    const mail = inLanguage(language, compose);
    expect(saidIn(mail).filter((line) => english.includes(line))).toEqual([]);
    expect(saidIn(mail)).toHaveLength(english.length);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it.each(LANGUAGES)('leads to pages in %s', (language) => {
    const { text } = inLanguage(language, compose);
    const links = text.match(/https:\S+/g)!;
    const home = language === 'en' ? site.url : `${site.url}/${language}`;
    for (const link of links.slice(0, -1).filter((each) => each !== site.url))
      expect(link).toMatch(new RegExp(`^${home}(/(?!es|bzj)|$)`));
    expect(links.at(-1)).toBe(home);
  });
});

it('says in Spanish that a profile needs a change', () => {
  const { subject, text } = inLanguage('es', MAILS.rejected!);
  expect(subject).toBe('Su perfil de Kanek necesita un cambio');
  expect(text).toBe(`Su perfil necesita un cambio

Hola, María: nuestro equipo revisó su perfil y todavía no pudo aprobarlo. Esta es la razón:

> Wrong phone.

Corríjalo y guárdelo: entonces lo revisamos de nuevo. Hasta entonces su página está oculta: los visitantes no la ven.

Corregirlo:
https://kanek.bz/es/profile1

¿Cree que es un error? Escriba a hello@kanek.bz.

-- 
Recibe este correo porque esta dirección tiene un perfil en Kanek.
Kanek, el directorio de servicios locales de Belice.
https://kanek.bz/es
hello@kanek.bz
`);
});

it('tells the time of Belize in words of the language', () => {
  const told = LANGUAGES.map(
    (language) =>
      /14.+?\)/.exec(inLanguage(language, () => passwordChangedMail(site, { at })).text)![0],
  );
  expect(told).toEqual([
    '14 November 2025 at 23:40 (Belize time)',
    '14 de noviembre de 2025, 23:40 (hora de Belice)',
    '14 Novemba 2025 at 23:40 (Bileez taim)',
  ]);
});
