import { describe, expect, it } from 'vitest';
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  secondFactorMail,
  welcomeMail,
} from '#features/accounts/mails/account-mails.server.ts';
import { codeMail, type CodePurpose } from '#features/accounts/mails/code-mail.server.ts';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import {
  acceptedMail,
  claimForStaffMail,
  claimedElsewhereMail,
  claimedMail,
  listedMail,
  refusedMail,
  takeDownMail,
} from '#features/claiming/mails/claim-mails.server.ts';
import { checkAnsweredMail } from '#features/editor/mails/check-answered-mail.server.ts';
import { confirmDetailsMail } from '#features/insights/freshness/ask-owners-job.server.ts';
import {
  contactMessageMail,
  providerMessageMail,
} from '#features/messages/mails/message-mails.server.ts';
import { invitationMail } from '#features/moderation/invitations/mail-invitations-job.server.ts';
import {
  mergedMail,
  checkMail,
  checkOverMail,
  numberHiddenMail,
} from '#features/moderation/mails/profile-mails.server.ts';
import {
  accountStandingMail,
  answerMail,
  decisionMail,
  reopenedMail,
} from '#features/moderation/mails/staff-mails.server.ts';
import { reportMail } from '#features/reports/mails/report-mail.server.ts';
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

/** What people say of themselves and to each other, and staff of the site. */
const SAID = { site: 'Kanek', name: 'María', text: 'Wrong phone.', domain: 'gmail.com' };

/** What the mails are made of. */
function factsOf(said: typeof SAID) {
  const { name, text } = said;
  const email = `maria@${said.domain}`;
  const profile = { kind: 'specialist', name, slug: 'maria-castillo-7f3k9q' } as const;
  return {
    from: { ...site, name: said.site },
    name,
    text,
    email,
    profile,
    provider: {
      kind: 'business',
      id: 'sea-bread-2byxeu',
      name,
      shortName: name,
      headline: '',
      location: '',
      portrait: null,
      demo: false,
    } as const,
    visitor: { name, email, message: text, at },
    welcomed: { ...profile, approvalHours: 24 },
    written: { ...profile, author: name, reviewId: 12, stars: 1, text },
    refused: { ...profile, reason: text, field: null },
    asked: { ...profile, confirmPath: '/confirm-details?proof=x' },
  };
}

/** All that go to providers and visitors. */
function mailsOf(said: typeof SAID): Record<string, () => ComposedMail> {
  const { from, name, text, email, profile, provider, visitor, welcomed, written, refused, asked } =
    factsOf(said);
  const code = (purpose: CodePurpose) => () =>
    codeMail(from, { purpose, email, code: '012345', linkKey: 'k3y' });
  return {
    'a code to sign up': code('signup'),
    'a code to reset': code('password_reset'),
    'a code for a new email': code('email_change'),
    'a code for a review': code('review'),
    'a code for a work email': code('work_email'),
    'a code for a claim': code('claim'),
    'welcome, live': () => welcomeMail(from, { ...welcomed, live: true }),
    'welcome, waiting': () => welcomeMail(from, { ...welcomed, kind: 'business', live: false }),
    'password changed': () => passwordChangedMail(from, { at }),
    'email changed': () => emailChangedMail(from, { newEmail: email, at }),
    'account deleted': () => accountDeletedMail(from, { name, at }),
    'a message': () => providerMessageMail(from, { ...visitor, provider }),
    'an answer': () => answerMail(from, { ...visitor, topic: null, answer: `> ${text}` }),
    'a review': () => newReviewMail(from, { ...written, changed: false }),
    'a changed review': () => newReviewMail(from, { ...written, changed: true }),
    'a removed review': () => reviewRemovedMail(from, { ...written, reason: text }),
    'a reply': () => reviewReplyMail(from, { ...written, reply: text }),
    approved: () => decisionMail(from, { ...profile, decision: 'approve' }),
    rejected: () => decisionMail(from, { ...refused, decision: 'reject', hidden: true }),
    'a change rejected': () =>
      decisionMail(from, { ...refused, decision: 'reject', hidden: false }),
    suspended: () => decisionMail(from, { ...refused, decision: 'suspend', hidden: true }),
    reopened: () => reopenedMail(from, profile),
    'account suspended': () => accountStandingMail(from, { suspended: true, reason: text }),
    'account open': () => accountStandingMail(from, { suspended: false }),
    'an invitation': () => invitationMail(from, { token: 't0ken', name }),
    'an invitation to the staff': () =>
      staffInvitationMail(from, { by: email, role: 'admin', token: 't0ken' }),
    'another role': () => staffNewsMail(from, { role: 'editor' }),
    'no staff any more': () => staffNewsMail(from, 'removed'),
    'an invitation taken back': () => staffNewsMail(from, 'withdrawn'),
    'a question': () => checkMail(from, { ...asked, question: text }),
    'a hidden number': () => numberHiddenMail(from, asked),
    'a question taken back': () => checkOverMail(from, { name, numberShown: true }),
    merged: () => mergedMail(from, { ...profile, other: name, closed: true, login: email }),
    'merged, without a login': () =>
      mergedMail(from, { ...profile, other: name, closed: true, login: null }),
    'merged into': () => mergedMail(from, { ...profile, other: name, closed: false, login: null }),
    'an unclaimed profile': () =>
      listedMail(from, { ...profile, takeDown: pageUrl(site, '/claim/x/take-down') }),
    'the link to take down': () =>
      takeDownMail(from, { name, url: pageUrl(site, '/claim/x/take-down') }),
    claimed: () => claimedMail(from, { ...profile, at }),
    'claimed elsewhere': () => claimedElsewhereMail(from, { ...profile, at }),
    'claim accepted': () =>
      acceptedMail(from, { name, profile: name, url: pageUrl(site, '/claim/x') }),
    'claim refused': () => refusedMail(from, { name, profile: name, reason: text }),
    'details to confirm': () => confirmDetailsMail(from, { ...profile, confirmUrl: site.url }),
  };
}

/** To staff, in English alone. */
function staffMailsOf(said: typeof SAID): Record<string, () => ComposedMail> {
  const { from, name, text, email, profile, provider, visitor } = factsOf(said);
  const reported = { provider, reason: 'other', text, email, at };
  return {
    'a message to us': () => contactMessageMail(from, { ...visitor, topic: null }),
    'a reported profile': () =>
      reportMail(from, { ...reported, kind: 'profile', review: null, visitors: 1 }),
    'a reported review': () =>
      reportMail(from, {
        ...reported,
        kind: 'review',
        review: { author: name, text },
        visitors: 3,
      }),
    'a second factor': () => secondFactorMail(from, { news: 'on', at }),
    'a claim': () => claimForStaffMail(from, { provider, name, email, words: text, at }),
    'details looked at': () =>
      checkAnsweredMail(from, { ...profile, how: 'confirmed', numberShown: true }),
  };
}

const MAILS = mailsOf(SAID);
const ALL = { ...MAILS, ...staffMailsOf(SAID) };

const hostile = (what: string) => `<img src=${what} onerror="alert('1')">&\r\nBcc: all@example.com`;
const HOSTILE = {
  site: hostile('site'),
  name: hostile('name'),
  text: hostile('text'),
  domain: hostile('domain'),
};
const ALL_HOSTILE = { ...mailsOf(HOSTILE), ...staffMailsOf(HOSTILE) };

it.each(Object.entries(ALL_HOSTILE))('%s escapes what people wrote', (name, compose) => {
  const { html, subject } = compose();
  expect(html).not.toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/);
  const plain = ALL[name]!().html;
  const escaped = Object.entries(SAID)
    .filter(([, words]) => plain.includes(words))
    .map(([what]) => `&lt;img src=${what}`);
  expect(escaped.filter((each) => !html.includes(each))).toEqual([]);
});

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
