import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { staffInvitations as words, handout, staff } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { addressIn, type Language } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { anyContaining } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn, searchIn } from '../desk/desk.rules.ts';
import { newToken } from './make-invitations.server.ts';
import { withoutProtocol } from '#features/insights/handout/get-handout.server.ts';
import type { Paper } from '#features/insights/insights.rules.ts';
import { AppError } from '#platform/errors.ts';
import { inLanguage } from '#platform/language.server.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { qrDataUrl } from '#platform/qr.server.ts';

/** Of those who came by one link; the rest are behind its number. */
const NAMES_MAX = 30;

export async function loadInvitations({ db, env }: Services, query: URLSearchParams) {
  const search = searchIn(query);
  const state = choiceIn(query, 'state', words.states);
  const { email, name, note } = invitations;
  const where = and(state ? STATE_IS[state] : undefined, anyContaining(search, email, name, note));
  const at = pageIn(query, await db.$count(invitations, where));
  const rows = await db
    .select()
    .from(invitations)
    .where(where)
    .orderBy(desc(invitations.id))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  const came = await findWhoCame(db, rows);
  const { url } = describeSite(env);
  return {
    filter: { search, state },
    invitations: rows.map((row) => ({
      ...row,
      link: linkOf(url, row),
      came: came.filter(({ invitationId }) => invitationId === row.id).slice(0, NAMES_MAX),
    })),
    ...at,
    /** Of the next link: a form that is sent twice makes one. */
    token: newToken(),
  };
}

export type InvitationsView = Awaited<ReturnType<typeof loadInvitations>>;

const linkOf = (site: string, { token, language }: { token: string; language: Language }) =>
  site + addressIn(language, paths.invitation(token));

const STATE_IS: Record<Exclude<keyof typeof words.states, ''>, SQL | undefined> = {
  links: and(isNull(invitations.email), isNull(invitations.endedAt)),
  mailed: and(isNotNull(invitations.email), isNull(invitations.endedAt)),
  used: gt(invitations.usedCount, 0),
  ended: isNotNull(invitations.endedAt),
};

async function findWhoCame(db: Db, rows: readonly { id: number; usedCount: number }[]) {
  const used = rows.flatMap(({ id, usedCount }) => (usedCount > 0 ? [id] : []));
  if (used.length === 0) return [];
  return db
    .select({
      ...pick(accounts, 'id', 'invitationId'),
      name: profiles.displayName,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(inArray(accounts.invitationId, used))
    .orderBy(desc(accounts.id));
}

/** Its words are said here, because they speak the language of the invitation, whatever the page speaks. */
export async function getInvitationPoster({ db, env }: Services, id: number, paper: Paper) {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  if (!row) throw new AppError('not-found', staff.gone);
  const { kind, category, location, language, endedAt } = row;
  const site = describeSite(env);
  const link = linkOf(site.url, row);
  const said = inLanguage(language, () => ({
    title: handout.beFoundIn(placeName(location ?? COUNTRY.name)),
    whom: category ? categoryName(category) : kind ? handout.forKind[kind] : handout.forAnybody,
    free: handout.freeProfile,
    scan: handout.scanToSignUp,
  }));
  return {
    ...said,
    language,
    kind: kind ?? ('specialist' as const),
    isOver: endedAt !== null,
    address: withoutProtocol(link),
    code: qrDataUrl(link),
    siteName: site.name,
    colour: site.colour,
    paper,
  };
}

export type InvitationPoster = Awaited<ReturnType<typeof getInvitationPoster>>;
