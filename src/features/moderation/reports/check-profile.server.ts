import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { staff, staffReports } from '#messages';
import { confirmPath } from '#features/insights/freshness/confirmation.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import type { ComposedMail } from '#platform/mail/compose-mail.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Site } from '#platform/site.ts';
import { readText, recorded, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { checkMail, checkOverMail, numberHiddenMail } from '../mails/profile-mails.server.ts';
import { REASON_MAX } from '../desk/desk.rules.ts';
import { parseReported } from './reports-desk.rules.ts';

/** What stands between "nothing is wrong" and "nobody may see it": the owner looks first. */
export const checkActs: DeskActs = {
  ask: recorded('profile.ask-check', async (tx, work) => {
    const { question: label, questionMissing: missing } = staffReports;
    const question = readText(work, 'question', { label, missing, max: REASON_MAX });
    const checkAskedAt = work.services.clock.now();
    const set = { checkAskedAt, checkNote: question };
    const profile = await change(tx, work, isNull(profiles.checkAskedAt), set);
    if (!profile) throw new AppError('conflict', staffReports.askedAlready);
    if (!profile.email) throw new AppError('conflict', staffReports.nobodyToAsk);
    await tellWhatIsLeft(tx, work, profile);
    return { objectId: profile.id, after: { question }, said: staffReports.asked };
  }),
  withdraw: recorded('profile.withdraw-check', async (tx, work) => {
    const set = { checkAskedAt: null, checkNote: null };
    const profile = await change(tx, work, isNotNull(profiles.checkAskedAt), set);
    if (!profile) throw new AppError('conflict', staffReports.nothingAsked);
    await tellWhatIsLeft(tx, work, profile);
    return { objectId: profile.id, said: staffReports.withdrawn };
  }),
  'hide-number': recorded('profile.hide-number', async (tx, work) => {
    const phoneHiddenAt = work.services.clock.now();
    const isShown = and(isNull(profiles.phoneHiddenAt), isNotNull(profiles.phone));
    const profile = await change(tx, work, isShown, { phoneHiddenAt });
    if (!profile) throw new AppError('conflict', staffReports.hiddenAlready);
    await tell(tx, work, profile, numberHiddenMail);
    return { objectId: profile.id, said: staffReports.numberHidden };
  }),
  'show-number': recorded('profile.show-number', async (tx, work) => {
    const profile = await change(tx, work, isNotNull(profiles.phoneHiddenAt), {
      phoneHiddenAt: null,
    });
    if (!profile) throw new AppError('conflict', staffReports.shownAlready);
    await tellWhatIsLeft(tx, work, profile, { numberShown: true });
    return { objectId: profile.id, said: staffReports.numberShown };
  }),
};

/** Whose answer is still to come, whether or not reports are open about them. */
export function listAsked(db: Db) {
  return db
    .select({
      id: profiles.accountId,
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.displayName,
      askedAt: profiles.checkAskedAt,
      question: profiles.checkNote,
      hiddenAt: profiles.phoneHiddenAt,
    })
    .from(profiles)
    .where(or(isNotNull(profiles.checkAskedAt), isNotNull(profiles.phoneHiddenAt)))
    .orderBy(asc(sql`least(${profiles.checkAskedAt}, ${profiles.phoneHiddenAt})`))
    .limit(MOST);
}

const MOST = 50;

type Changed = NonNullable<Awaited<ReturnType<typeof change>>>;

/** Null for whoever comes second. */
async function change(
  tx: Db,
  { read }: DeskWork,
  when: ReturnType<typeof and>,
  set: Partial<typeof profiles.$inferInsert>,
) {
  const target = parseReported(read('id'));
  if (target?.kind !== 'profile') throw new AppError('not-found', staff.gone);
  const [profile] = await tx
    .update(profiles)
    .set(set)
    .from(accounts)
    .where(and(eq(profiles.accountId, target.id), eq(accounts.id, profiles.accountId), when))
    .returning({
      id: profiles.accountId,
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.displayName,
      email: accounts.email,
      language: accounts.language,
      question: profiles.checkNote,
      hiddenAt: profiles.phoneHiddenAt,
    });
  return profile;
}

/** A question and a hidden number stand each for itself: when one is settled, the other may be open. */
function tellWhatIsLeft(
  tx: Db,
  work: DeskWork,
  profile: Changed,
  { numberShown = false } = {},
): Promise<void> {
  const { question, hiddenAt } = profile;
  return tell(tx, work, profile, (site, facts) => {
    if (question) return checkMail(site, { ...facts, question, numberShown });
    if (hiddenAt) return numberHiddenMail(site, facts);
    return checkOverMail(site, { ...facts, numberShown });
  });
}

function tell(
  tx: Db,
  { services }: DeskWork,
  profile: Changed,
  compose: (
    site: Site,
    facts: Pick<Changed, 'kind' | 'name'> & { confirmPath: string },
  ) => ComposedMail,
): Promise<void> {
  const { kind, name, slug } = profile;
  const asked = { slug, askedAt: services.clock.now() };
  const facts = { kind, name, confirmPath: confirmPath(services, asked) };
  return mailTo(services, profile, (site) => compose(site, facts), tx);
}
