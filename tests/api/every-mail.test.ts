import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { confirmEmailChange, requestEmailChange } from '#features/accounts/change-email.server.ts';
import { changePassword } from '#features/accounts/change-password.server.ts';
import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { fromBase32, hotp, stepAt } from '#features/accounts/second-factor/totp.server.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { findUnclaimed } from '#features/claiming/find-unclaimed.server.ts';
import { inviteOwners } from '#features/claiming/invite-owners.server.ts';
import { requestTakeDown } from '#features/claiming/take-down.server.ts';
import { takeOver } from '#features/claiming/take-over.server.ts';
import { tellStaff } from '#features/claiming/staff-claims.server.ts';
import { askOwners } from '#features/insights/freshness/ask-owners-job.server.ts';
import { confirmProfile } from '#features/editor/own-profile-state.server.ts';
import { sendSlice } from '#features/mailings/send-mailings-job.server.ts';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { sendContactMessage, sendProviderMessage } from '#features/messages/send-message.server.ts';
import { invitationActs } from '#features/moderation/invitations/make-invitations.server.ts';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import { claimsActs } from '#features/moderation/claims/claims-desk.server.ts';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { inboxActs } from '#features/moderation/inbox/inbox-desk.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import type { Decision } from '#features/moderation/queue/decision.rules.ts';
import { getItem } from '#features/moderation/queue/get-item.server.ts';
import { undoDecision } from '#features/moderation/queue/undo-decision.server.ts';
import {
  confirmSetup,
  startSetup,
} from '#features/accounts/second-factor/set-up-second-factor.server.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { publishReview, requestReviewCode } from '#features/reviews/publish-review.server.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import { replyToReview } from '#features/reviews/own-reviews.server.ts';
import { teamActs } from '#features/moderation/team/team-desk.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { mailings } from '#platform/db/tables/mailings.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Services } from '#platform/services.server.ts';
import { provideSmtpServer } from '../support/provide-smtp-server.ts';
import { arrived } from './arrived.ts';
import { openBrowser } from './browser.ts';
import { signUpIn } from './new-account.ts';
import { provideApp } from '../support/request.ts';
import { insertUnclaimed } from '../support/unclaimed.ts';
import { specialistEntry } from '../support/signup-entries.ts';
import { deskAction } from '#pages/admin/desk-action.server.ts';
import { act, ask, logOf, openSession } from './staff.ts';

const smtp = provideSmtpServer();
const { services, request } = provideApp({
  // Known only once the mail server listens.
  get MAIL_URL() {
    return smtp().url;
  },
});

const { email: ELENA, password: PASSWORD, workEmail: WORK } = specialistEntry;
const [ANA, VISITOR, TEAM] = ['ana@kanek.example', 'rita@gmail.com', 'staff@kanek.bz'];
const MOVED = 'elena.new@gmail.com';
const OTHER = 'elena.tzul.again@gmail.com';
const TEXT = 'Came on time and laid the floor well.';
const at = (ms: number): Services => ({ ...services(), clock: { now: () => new Date(ms) } });
const visitor = () => ({
  email: VISITOR,
  client: '192.0.2.1',
  stamp: stampForm(at(Date.now() - 10_000)),
  trap: '',
});

let accountId = 0;
let slug = '';
let actor = { id: 0, email: ANA };

beforeAll(async () => {
  const { db } = services();
  await ensureAdmin(db, { email: ANA, password: PASSWORD });
  actor = { id: (await findAccount(db, ANA))!.id, email: ANA };
  await signUpIn(openBrowser(request), services(), 'specialist');
  await db.update(profiles).set({ workEmailConfirmedAt: new Date() });
  const [profile] = await db.select().from(profiles);
  ({ accountId, slug } = profile!);
});

const signIn = async (id: number) => (await openSession(services(), id)).session;
const judge = async (decision: Decision) => {
  const { stamp } = await getItem(services(), slug);
  const wish = { slug, decision, stamp, reason: 'other', text: 'Because of the words.', actor };
  await decide(services(), wish);
};
const staffSession = () => ({
  id: 0,
  account: { ...actor, kind: 'admin' as const, role: 'admin' as const, name: ANA },
});
const actOnElena = (fields: Record<string, string>) =>
  deskAction(
    ask(services(), staffSession(), '/admin/accounts', fields),
    actsOnAccount(String(accountId)),
  );
const NEW_STAFF = 'new.staff@kanek.example';
const actAtTeam = (fields: Record<string, string | number>) =>
  act(teamActs, services(), { session: staffSession(), actor }, fields);
const actOnReports = (intent: string, question = '') => {
  const fields = { intent, id: `profile-${accountId}`, question };
  return act(reportsActs, services(), { session: staffSession(), actor }, fields);
};
const review = async () => (await services().db.select().from(reviews))[0]!;

const unclaimed = async (name: string) => {
  const workEmail = `${name.toLowerCase().replace(' ', '.')}@gmail.com`;
  const { slug: address } = await insertUnclaimed(services().db, { name, workEmail });
  const found = await findUnclaimed(services().db, address);
  if (!found || 'claimed' in found) throw new Error('It is claimed.');
  return found;
};
const decideClaim = async (email: string, fields: Record<string, string>) => {
  const [claim] = await services().db.select().from(claims).where(eq(claims.email, email));
  const who = { session: staffSession(), actor };
  await act(claimsActs, services(), who, { ...fields, id: claim!.id });
};

const mailTo = (address: string, subject: string) => arrived(services(), smtp(), address, subject);
const codeIn = async (address: string, subject: string) =>
  /\b\d{6}\b/.exec((await mailTo(address, subject)).text!)![0];

const VERIFY = 'CODE is your Kanek verification code';
const MOVE = 'CODE is your code to confirm your new Kanek email';

type Arrival = [to: string, subject: string, text: string, replyTo?: string];
interface Row {
  /** What somebody does. */
  act: () => Promise<unknown>;
  /** What the mail server gets. */
  arrivals: Arrival[];
}

/** Every kind of mail by the function that composes it, in an order that one life can have. */
const MAILS: Record<string, Row> = {
  welcomeMail: {
    act: async () => undefined,
    arrivals: [[ELENA, 'Welcome to Kanek, Elena Tzul', '/specialist/elena-tzul']],
  },
  codeMail: {
    async act() {
      for (const purpose of [
        'signup',
        'password_reset',
        'email_change',
        'review',
        'work_email',
        'claim',
      ] as const)
        await sendCode(services(), {
          purpose,
          email: `${purpose}@gmail.com`,
          client: '192.0.2.2',
          browser: null,
        });
    },
    arrivals: [
      ['signup@gmail.com', VERIFY, 'finish signing up'],
      [
        'password_reset@gmail.com',
        'CODE is your code to reset your Kanek password',
        '/resetpassword?',
      ],
      ['email_change@gmail.com', MOVE, 'sign in with this address'],
      ['review@gmail.com', VERIFY, 'publish your review'],
      [
        'work_email@gmail.com',
        'CODE is your code to confirm your work email on Kanek',
        'get visitors’ messages',
      ],
      ['claim@gmail.com', VERIFY, 'claim the profile'],
    ],
  },
  contactMessageMail: {
    act: () =>
      sendContactMessage(services(), {
        ...visitor(),
        topic: null,
        name: 'Rita',
        message: 'How much is it?',
      }),
    arrivals: [[TEAM, 'Message from Rita', '> How much is it?', VISITOR]],
  },
  answerMail: {
    async act() {
      const [message] = await services().db.select().from(contactMessages);
      const fields = { intent: 'answer', id: message!.id, answer: 'It is free.' };
      await act(inboxActs, services(), { session: staffSession(), actor }, fields);
    },
    arrivals: [[VISITOR, 'Re: Your message (Kanek)', 'It is free.', TEAM]],
  },
  providerMessageMail: {
    act: () =>
      sendProviderMessage(services(), {
        ...visitor(),
        name: 'Rita',
        message: 'Are you free on Monday?',
        kind: 'specialist',
        id: slug,
      }),
    arrivals: [[WORK, 'Message from Rita through Kanek', '> Are you free on Monday?', VISITOR]],
  },
  reportMail: {
    act: () =>
      sendReport(services(), {
        ...visitor(),
        kind: 'profile',
        id: slug,
        reason: 'spam',
        text: 'Everywhere',
      }),
    arrivals: [[TEAM, 'Report about the profile of Elena Tzul', '> Everywhere', VISITOR]],
  },
  checkMail: {
    act: () => actOnReports('ask', 'Is the number still yours?'),
    arrivals: [[ELENA, 'Please check your Kanek profile', '> Is the number still yours?']],
  },
  checkOverMail: {
    act: () => actOnReports('withdraw'),
    arrivals: [[ELENA, 'There is nothing left to check', 'Elena Tzul']],
  },
  numberHiddenMail: {
    act: () => actOnReports('hide-number'),
    arrivals: [[ELENA, 'Your number on Kanek needs a look', '/confirm-details?']],
  },
  checkAnsweredMail: {
    act: () => confirmProfile(services(), accountId),
    arrivals: [[TEAM, 'Elena Tzul has confirmed the details', 'Visitors see the number again.']],
  },
  mailingMail: {
    async act() {
      const texts = { en: { subject: 'News', text: 'We speak Kriol now.' } };
      const begun = { state: 'sending', startedAt: new Date() } as const;
      await services()
        .db.insert(mailings)
        .values({ texts, ...begun });
      await sendSlice(services());
    },
    arrivals: [[ELENA, 'News', 'We speak Kriol now.']],
  },
  newReviewMail: {
    async act() {
      const fields = { stars: '4', text: TEXT, name: 'Rita', email: VISITOR };
      const written = { profileId: accountId, viewer: null, browser: 'a browser', fields };
      await requestReviewCode(services(), { ...visitor(), ...written, again: false });
      const code = await codeIn(VISITOR, VERIFY);
      await publishReview(services(), { ...written, code });
    },
    arrivals: [[ELENA, 'Rita reviewed you', `> ${TEXT}`]],
  },
  reviewReplyMail: {
    act: async () =>
      replyToReview(services(), { accountId, reviewId: (await review()).id, text: 'Thank you!' }),
    arrivals: [[VISITOR, 'Elena Tzul replied to your review', '> Thank you!']],
  },
  reviewRemovedMail: {
    act: async () =>
      removeReview(services(), { actor, reviewId: (await review()).id, reason: 'It is spam.' }),
    arrivals: [[VISITOR, 'Your review of Elena Tzul was removed', '> It is spam.']],
  },
  decisionMail: {
    async act() {
      await judge('reject');
      await judge('approve');
      await judge('suspend');
    },
    arrivals: [
      [ELENA, 'Your Kanek profile needs a change', 'Because of the words.'],
      [ELENA, 'Your Kanek profile is approved', 'Good news'],
      [ELENA, 'Your Kanek profile is suspended', 'Because of the words.'],
    ],
  },
  reopenedMail: {
    async act() {
      const [newest] = await logOf(services());
      await undoDecision(services(), { slug, actId: newest!.id, actor });
    },
    arrivals: [[ELENA, 'We are looking at your Kanek profile again', 'disregard our last mail']],
  },
  accountStandingMail: {
    async act() {
      await actOnElena({ intent: 'suspend', reason: 'Spam.' });
      await actOnElena({ intent: 'unsuspend' });
    },
    arrivals: [
      [ELENA, 'Your Kanek account is suspended', '> Spam.'],
      [ELENA, 'Your Kanek account is open again', '/login'],
    ],
  },
  mergedMail: {
    async act() {
      const other = { email: OTHER, phone: '622-0909', workEmail: '' };
      await signUpIn(openBrowser(request), services(), 'specialist', other);
      const pair = `${accountId}-${(await findAccount(services().db, OTHER))!.id}`;
      const { stamp } = await loadPair(services(), pair);
      const staff = { actor, session: staffSession() };
      await act(pairActs(pair), services(), staff, { intent: 'merge', stays: 'left', stamp });
    },
    arrivals: [
      [OTHER, 'Two Kanek profiles are one now', 'Please sign in with el***@gmail.com'],
      [ELENA, 'Two Kanek profiles are one now', 'You sign in as before.'],
    ],
  },
  emailChangedMail: {
    async act() {
      const { id: sessionId } = await signIn(accountId);
      const change = { accountId, sessionId, email: MOVED };
      await requestEmailChange(services(), {
        ...change,
        password: PASSWORD,
        client: '192.0.2.3',
      });
      const code = await codeIn(MOVED, MOVE);
      await confirmEmailChange(services(), { ...change, code });
    },
    arrivals: [[ELENA, 'Your Kanek login email was changed', 'el***@gmail.com']],
  },
  passwordChangedMail: {
    async act() {
      const { id: sessionId } = await signIn(accountId);
      const change = { current: PASSWORD, next: 'Another-reef-8' };
      await changePassword(services(), { accountId, sessionId, ...change });
    },
    arrivals: [[MOVED, 'Your Kanek password was changed', 'Was it you?']],
  },
  secondFactorMail: {
    async act() {
      const { id: sessionId } = await signIn(actor.id);
      const setup = await startSetup(services(), { accountId: actor.id, password: PASSWORD });
      const code = hotp(fromBase32(setup.key.replaceAll(' ', '')), stepAt(new Date()));
      const { sealed } = setup;
      await confirmSetup(services(), { accountId: actor.id, sessionId, sealed, code });
    },
    arrivals: [[ANA, 'Kanek staff: your second factor is on', 'authenticator app']],
  },
  invitationMail: {
    async act() {
      const fields = { intent: 'make', whom: '', language: 'en', list: 'Luis, luis@btl.net' };
      await act(invitationActs, services(), { session: staffSession(), actor }, fields);
    },
    arrivals: [['luis@btl.net', 'Be found on Kanek', 'Luis, you are invited', 'hello@kanek.bz']],
  },
  confirmDetailsMail: {
    act: () => askOwners(at(Date.now() + 91 * 24 * 60 * 60_000)),
    arrivals: [[MOVED, 'Are your details still right?', '/confirm-details?']],
  },
  staffInvitationMail: {
    act: () => actAtTeam({ intent: 'invite', email: NEW_STAFF, role: 'editor', language: 'en' }),
    arrivals: [[NEW_STAFF, 'You are invited to the staff of Kanek', '/join/']],
  },
  staffNewsMail: {
    async act() {
      const { db } = services();
      const [invitation] = await db.select().from(staffInvitations);
      await actAtTeam({ intent: 'revoke', id: invitation!.id });
      const member = { kind: 'admin', email: 'dan@kanek.example', passwordHash: '!' } as const;
      const [dan] = await db.insert(accounts).values(member).returning();
      await actAtTeam({ intent: 'change-role', id: dan!.id, role: 'reviewer' });
      await actAtTeam({ intent: 'remove', id: dan!.id });
    },
    arrivals: [
      [NEW_STAFF, 'Your invitation to Kanek was taken back', 'does not work any more'],
      ['dan@kanek.example', 'Your role on Kanek has changed', 'Reviewer'],
      ['dan@kanek.example', 'Your staff account on Kanek is closed', 'signed out'],
    ],
  },
  listedMail: {
    act: async () => {
      const shop = await unclaimed('Blue Heron');
      await services().db.transaction((tx) => inviteOwners(tx, services(), [shop.accountId]));
    },
    arrivals: [['blue.heron@gmail.com', 'Blue Heron is listed on Kanek', '/take-down?asked=']],
  },
  takeDownMail: {
    act: async () => {
      const profile = await unclaimed('Red Heron');
      const email = profile.workEmail!;
      await requestTakeDown(services(), { profile, email, client: '192.0.2.3' });
    },
    arrivals: [['red.heron@gmail.com', 'Take Red Heron down from Kanek', '/take-down?asked=']],
  },
  claimForStaffMail: {
    act: async () => {
      const profile = await unclaimed('Grey Heron');
      const told = { name: 'Rita', email: VISITOR, words: 'It is mine.', client: '192.0.2.3' };
      await tellStaff(services(), { profile, ...told });
      await tellStaff(services(), { profile, ...told, email: 'other@gmail.com' });
    },
    arrivals: [[TEAM, 'Claim of the profile of Grey Heron', '> It is mine.', VISITOR]],
  },
  acceptedMail: {
    act: () => decideClaim(VISITOR, { intent: 'accept' }),
    arrivals: [[VISITOR, 'Your claim of Grey Heron on Kanek is accepted', '/claim/grey-heron']],
  },
  refusedMail: {
    act: () => decideClaim('other@gmail.com', { intent: 'refuse', reason: 'It is Rita’s.' }),
    arrivals: [['other@gmail.com', 'Your claim of Grey Heron on Kanek', '> It is Rita’s.', TEAM]],
  },
  claimedMail: {
    act: async () => {
      const [claim] = await services().db.select().from(claims).where(eq(claims.email, VISITOR));
      await takeOver(services(), {
        accountId: claim!.profileId,
        proof: { by: 'staff', claim: claim!.id },
        email: VISITOR,
        password: PASSWORD,
        client: '192.0.2.3',
        userAgent: null,
      });
    },
    arrivals: [[VISITOR, 'The profile of Grey Heron on Kanek was claimed', '/profile2']],
  },
  claimedElsewhereMail: {
    act: async () => undefined,
    arrivals: [
      ['grey.heron@gmail.com', 'The profile of Grey Heron on Kanek was claimed', 'another address'],
    ],
  },
  accountDeletedMail: {
    // Its page is gone with it.
    act: () =>
      expect(actOnElena({ intent: 'delete', confirmation: 'DELETE' })).rejects.toHaveProperty(
        'status',
        303,
      ),
    arrivals: [[MOVED, 'Your Kanek account is deleted', 'Goodbye, Elena Tzul']],
  },
};

it('knows every mail that there is', () => {
  const sources = import.meta.glob<string>('../../src/features/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const composed = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^export (?:const|function) (\w+Mail)\b/gm)].map(([, name]) => name!),
  );
  expect(Object.keys(MAILS).toSorted()).toEqual(composed.toSorted());
});

it.each(Object.entries(MAILS))('%s arrives through a real mail server', async (_name, row) => {
  await row.act();
  for (const [address, subject, text, replyTo] of row.arrivals) {
    const mail = await mailTo(address, subject);
    expect(mail.text!.replace(/\s+/g, ' ')).toContain(text);
    // The same words for those who read it as a page.
    expect(mail.html).toContain('<!doctype html>');
    expect(mail.from?.address).toBe('hello@kanek.bz');
    expect(mail.replyTo?.[0]?.address).toBe(replyTo);
  }
});
