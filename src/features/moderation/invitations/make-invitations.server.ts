import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { staffInvitations as words } from '#messages';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { isInvitationToken } from '#features/signup/invitation.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { invitations, NOBODY } from '#platform/db/tables/invitations.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGES } from '#platform/language.ts';
import { newMessageId } from '#platform/mail/mail-job.server.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import { recorded, refuse, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import {
  FOR_WHOM,
  INVITED_MAX,
  LIST_MAX,
  NOTE_MAX,
  readInvitedList,
  type Invited,
} from './invitations.rules.ts';
import { mailInvitationsJob } from './mail-invitations-job.server.ts';

export const invitationActs: DeskActs = {
  make: (work) => (work.read('list') ? inviteByList(work) : makeLink(work)),
  end: recorded('invitation.end', async (tx, { id, services }) => {
    const [ended] = await tx
      .update(invitations)
      .set({ endedAt: services.clock.now() })
      .where(and(eq(invitations.id, id()), isNull(invitations.endedAt)))
      .returning({ count: invitations.usedCount });
    if (!ended) throw new AppError('conflict', words.endedAlready);
    return { after: ended, said: words.ended };
  }),
  /** For those who object: the link ends, and who was invited by it is nowhere any more. */
  forget: recorded('invitation.forget', async (tx, { id, services }) => {
    const [forgotten] = await tx
      .update(invitations)
      .set({ ...NOBODY, endedAt: services.clock.now() })
      .where(and(eq(invitations.id, id()), isNotNull(invitations.email)))
      .returning({ id: invitations.id });
    if (!forgotten) throw new AppError('conflict', words.forgottenAlready);
    return { said: words.forgotten };
  }),
};

/** One link for whoever gets it. The page brings its token along: sent twice, it is made once. */
const makeLink = recorded('invitation.make', async (tx, work) => {
  const row = whatFor(work);
  const given = work.read('token');
  const token = isInvitationToken(given) ? given : newToken();
  const [made] = await tx
    .insert(invitations)
    .values({ ...row, token })
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  if (!made) throw new AppError('conflict', words.madeAlready);
  return { objectId: made.id, after: logged(row), said: words.linkMade };
});

/** A link and a mail for each; those who have been written to, or are here already, are passed over and named. */
async function inviteByList(work: DeskWork): Promise<string> {
  const text = work.read('list');
  const { people, repeated, wrong } = readInvitedList(text);
  if (text.length >= LIST_MAX) refuse('list', words.listTooLong(LIST_MAX));
  if (wrong.length > 0) refuse('list', words.linesWrong(wrong));
  if (people.length > INVITED_MAX) refuse('list', words.tooMany(people.length, INVITED_MAX));
  const row = whatFor(work);
  const { db, queue } = work.services;
  return db.transaction(async (tx) => {
    const here = await findHere(tx, people);
    const isHere = ({ mailbox }: Invited) => here.has(mailbox);
    const rows = people
      .filter((person) => !isHere(person))
      .map((person) => ({ ...row, ...person, token: newToken() }));
    const made = await insertNew(tx, rows);
    const before = rows.filter(({ mailbox }) => !made.has(mailbox));
    const [first] = made.values();
    if (first) {
      const after = { count: made.size, ...logged(row) };
      const { actor } = work;
      await recordAct(tx, { actor, action: 'invitation.make', objectId: first, after });
      const mails = [...made.values()].map((id) => ({ id, messageId: newMessageId() }));
      await queue.sendAll(mailInvitationsJob, mails, tx);
    }
    return [
      words.invited(made.size),
      ...skipped(words.repeated, repeated),
      ...skipped(words.here, people.filter(isHere).map(emailOf)),
      ...skipped(words.before, before.map(emailOf)),
    ].join(' ');
  });
}

const emailOf = ({ email }: Invited) => email;

/** Enough of them to know which list it was. */
const NAMED_MAX = 10;

function skipped(why: (count: number) => string, emails: readonly string[]): string[] {
  if (emails.length === 0) return [];
  const named = emails.slice(0, NAMED_MAX).join(', ');
  const more = emails.length - NAMED_MAX;
  return [`${why(emails.length)}: ${named}${more > 0 ? words.andMore(more) : ''}.`];
}

/** What the form says of every invitation that it makes. */
function whatFor({ read, actor, services }: DeskWork) {
  const whom = FOR_WHOM.get(read('whom'));
  const location = LOCATIONS.find((place) => place === read('place'));
  const language = LANGUAGES.find((each) => each === read('language'));
  const note = oneLine(read('note'));
  if (!whom) refuse('whom', words.chooseAgain);
  if (read('place') && !location) refuse('place', words.chooseAgain);
  if (!language) refuse('language', words.chooseAgain);
  if (note.length > NOTE_MAX) refuse('note', tooLong(words.note, NOTE_MAX));
  return {
    ...whom,
    location: location ?? null,
    language,
    note: note || null,
    madeBy: actor.id,
    createdAt: services.clock.now(),
  };
}

type Row = ReturnType<typeof whatFor>;

const logged = ({ kind, category, location: place, language }: Row) => ({
  kind,
  category,
  place,
  language,
});

/** The mailboxes of those who have an account, or whose profile shows this address. */
async function findHere(tx: Db, people: readonly Invited[]): Promise<Set<string>> {
  const lower = people.map(({ email }) => email.toLowerCase());
  const isOneOf = (column: typeof accounts.email | typeof profiles.workEmail) =>
    inArray(sql`lower(${column})`, lower);
  const rows = await tx
    .select({ email: accounts.email, workEmail: profiles.workEmail })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(or(isOneOf(accounts.email), isOneOf(profiles.workEmail)));
  const all = rows.flatMap(({ email, workEmail }) => [email, workEmail]);
  return new Set(all.flatMap((email) => (email ? [mailboxOf(email)] : [])));
}

/** The numbers of those that are new, by mailbox; two lists at once make each person one. */
async function insertNew(tx: Db, rows: readonly (Row & Invited & { token: string })[]) {
  const { id, mailbox } = invitations;
  const made =
    rows.length > 0
      ? await tx
          .insert(invitations)
          // In one order, so that two lists at once wait for each other instead of standing in each other's way.
          .values(rows.toSorted((a, b) => (a.mailbox < b.mailbox ? -1 : 1)))
          .onConflictDoNothing()
          .returning({ id, mailbox })
      : [];
  return new Map(made.map((each) => [each.mailbox!, each.id]));
}

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Fifty bits that can be read from a poster and typed. */
export const newToken = (): string =>
  Array.from(randomBytes(10), (byte) => LETTERS[byte % LETTERS.length]).join('');
