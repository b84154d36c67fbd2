import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changePassword, requestPasswordReset } from '#features/accounts/change-password.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { describeOwnProfile } from '#features/editor/describe-own-profile.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage, sendProviderMessage } from '#features/messages/send-message.server.ts';
import { resendSignupCode } from '#features/moderation/accounts/begun-signup.server.ts';
import { inboxActs } from '#features/moderation/inbox/inbox-desk.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { Services } from '#platform/services.server.ts';
import { replyToReview } from '#features/reviews/own-reviews.server.ts';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { provideApp } from '../support/request.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { arrived } from './arrived.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { act } from './staff.ts';

const smtp = provideSmtpServer();
const { services, request } = provideApp({
  // Known only once the mail server listens.
  get MAIL_URL() {
    return smtp().url;
  },
});

const { email: ELENA, password: PASSWORD } = specialistEntry;
const [ANA, VISITOR, TEAM] = ['ana@kanek.example', 'rita@gmail.com', 'staff@kanek.bz'];
const at = (ms: number): Services => ({ ...services(), clock: { now: () => new Date(ms) } });
const visitor = () => ({
  email: VISITOR,
  name: 'Rita',
  client: '192.0.2.1',
  stamp: stampForm(at(Date.now() - 10_000)),
  trap: '',
});
const languageOf = async (email: string) => (await findAccount(services().db, email))!.language;

const mailTo = (address: string, subject: string) => arrived(services(), smtp(), address, subject);

let accountId = 0;
let slug = '';

beforeAll(async () => {
  const { db } = services();
  await signUpIn(openBrowser(request), services(), 'specialist', { language: 'es' });
  const [profile] = await db.select().from(profiles);
  ({ accountId, slug } = profile!);
});

describe('somebody who signed up in Spanish', () => {
  it('is welcomed in Spanish, with links to pages in Spanish', async () => {
    expect(await languageOf(ELENA)).toBe('es');
    const mail = await mailTo(ELENA, 'Le damos la bienvenida a Kanek, Elena Tzul');
    expect(mail.html).toContain('<html lang="es">');
    expect(mail.text).toContain('/es/specialist/elena-tzul');
  });

  it('gets a visitor’s own words, and the rest in Spanish', async () => {
    const message = 'Are you free on Monday?';
    await inLanguage('bzj', () =>
      sendProviderMessage(services(), { ...visitor(), message, kind: 'specialist', id: slug }),
    );
    const mail = await mailTo(ELENA, 'Mensaje de Rita por medio de Kanek');
    expect(mail.text).toContain(`> ${message}`);
    expect(mail.text).toContain('/es/specialist/');
  });

  it('gets a code in the language of the page that asks, otherwise in their own', async () => {
    const browser = openBrowser(request);
    const ask = (language?: string) =>
      browser.postJson('/api/reset_password_request.php', { email: ELENA, language });
    expect((await ask('bzj')).status).toBe(200);
    await mailTo(ELENA, 'CODE da yu koad fi chaynj yu Kanek password');
    const asked = { email: ELENA, client: 'staff 1', browser: null };
    await requestPasswordReset(at(Date.now() + 61_000), asked);
    const own = await mailTo(ELENA, 'CODE es su código para cambiar su contraseña de Kanek');
    expect(own.text).toContain('/es/resetpassword?email=');
  });

  it('reads in Spanish why staff refused the profile, whatever staff speak; English is stored', async () => {
    const { db } = services();
    const why = { decision: 'reject', reason: 'duplicate', text: 'La de mayo.' } as const;
    const wish = { slug, stamp: null, actor: await staff(), ...why };
    await inLanguage('bzj', () => decide(services(), wish));
    const { text } = await mailTo(ELENA, 'Su perfil de Kanek necesita un cambio');
    expect(text).toContain('> Ya hay otro perfil suyo. Con uno basta.');
    const [profile] = await db.select().from(profiles);
    expect(profile!.reviewReason).toBe(
      'There is another profile of yours already. One is enough.\nLa de mayo.',
    );
    const own = { id: accountId, email: ELENA };
    const { standing } = await inLanguage('es', () => describeOwnProfile(services(), own));
    expect(standing.reviewReason).toBe('Ya hay otro perfil suyo. Con uno basta.\nLa de mayo.');
  });

  it('is mailed in the language in which they last signed in', async () => {
    const attempt = { email: ELENA, password: PASSWORD, client: '192.0.2.9', userAgent: null };
    await inLanguage('bzj', () => signIn(services(), attempt));
    expect(await languageOf(ELENA)).toBe('bzj');
    const change = { current: PASSWORD, next: 'Another-reef-8' };
    await changePassword(services(), { accountId, sessionId: 0, ...change });
    expect((await mailTo(ELENA, 'Yu Kanek password mi chaynj')).html).toContain('lang="bzj"');
  });
});

describe('the API', () => {
  it('ignores a language that we do not speak', async () => {
    const browser = openBrowser(request);
    for (const language of ['fr', 7, null, '']) {
      const email = `x${String(language)}@gmail.com`;
      const sent = await browser.postJson('/api/verify/send_code.php', { email, language });
      expect(await sent.json()).toEqual({
        status: 'success',
        message: 'Verification code sent! Check your email.',
      });
      await mailTo(email, 'CODE is your Kanek verification code');
    }
  });

  it('mails the code in the language of the form, and so do staff who send it again', async () => {
    const email = 'nora@gmail.com';
    await openBrowser(request).postJson('/api/verify/send_code.php', { email, language: 'bzj' });
    const subject = 'CODE da yu Kanek verifikayshan koad';
    await mailTo(email, subject);
    const before = smtp().received.length;
    await resendSignupCode(at(Date.now() + 61_000), { actor: await staff(), email });
    await expect
      .poll(() => (services().queue.nudge(), smtp().received.length), { timeout: 20_000 })
      .toBe(before + 1);
    expect(
      smtp()
        .received.at(-1)!
        .subject!.replace(/^\d{6}/, 'CODE'),
    ).toBe(subject);
  });
});

const staff = async () => {
  await ensureAdmin(services().db, { email: ANA, password: PASSWORD });
  return { id: (await findAccount(services().db, ANA))!.id, email: ANA };
};

describe('a visitor who writes in Spanish', () => {
  it('is told so to staff in English, and answered in Spanish', async () => {
    await inLanguage('es', () =>
      sendContactMessage(services(), { ...visitor(), topic: null, message: '¿Es gratis?' }),
    );
    const told = await mailTo(TEAM, 'Message from Rita');
    expect(told.html).toContain('<html lang="en">');
    expect(told.text).toContain('> ¿Es gratis?');
    const [message] = await services().db.select().from(contactMessages);
    const actor = await staff();
    const session = {
      id: 0,
      account: { ...actor, kind: 'admin' as const, role: 'admin' as const, name: ANA },
    };
    const fields = { intent: 'answer', id: message!.id, answer: 'Sí.' };
    await act(inboxActs, services(), { session, actor }, fields);
    const answer = await mailTo(VISITOR, 'Re: Su mensaje (Kanek)');
    expect(answer.text).toContain('usted escribió:');
  });

  it('hears of a reply to a review in the language of the review', async () => {
    const { db } = services();
    const [review] = await db
      .insert(reviews)
      .values({
        profileId: accountId,
        authorEmail: VISITOR,
        authorMailbox: VISITOR,
        authorName: 'Rita',
        language: 'es',
        stars: 4,
        text: 'Llegó a tiempo y trabajó bien.',
      })
      .returning();
    await replyToReview(services(), { accountId, reviewId: review!.id, text: 'Thank you!' });
    const mail = await mailTo(VISITOR, 'Elena Tzul respondió a su reseña');
    expect(mail.text).toContain('> Thank you!');
  });

  it('gets a code in Spanish', async () => {
    const code = { purpose: 'review', email: VISITOR, client: '192.0.2.4', browser: null } as const;
    await inLanguage('es', () => sendCode(services(), code));
    const mail = await mailTo(VISITOR, 'CODE es su código de verificación de Kanek');
    expect(mail.text).toContain('publicar su reseña');
  });
});

it('keeps no language that we do not speak', async () => {
  const { db } = services();
  const unknown = { language: 'fr' as 'en' };
  await expect(
    db.update(accounts).set(unknown).where(eq(accounts.id, accountId)),
  ).rejects.toMatchObject({ cause: { constraint: 'accounts_language_known' } });
});
