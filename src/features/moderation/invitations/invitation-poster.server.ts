import { eq } from 'drizzle-orm';
import { handout, staff } from '#messages';
import { withoutProtocol } from '#features/insights/handout/get-handout.server.ts';
import type { Paper } from '#features/insights/insights.rules.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import { AppError } from '#platform/errors.ts';
import { inLanguage } from '#platform/language.server.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { qrDataUrl } from '#platform/qr.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { linkOf } from './invitations-desk.server.ts';

/** Its words are said here, because they speak the language of the invitation, whatever the page speaks. */
export async function getInvitationPoster({ db, env }: Services, id: number, paper: Paper) {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  if (!row) throw new AppError('not-found', staff.gone);
  const { kind, category, location, language, endedAt } = row;
  const site = describeSite(env);
  const link = linkOf(site.url, row);
  const words = inLanguage(language, () => ({
    title: handout.beFoundIn(placeName(location ?? COUNTRY.name)),
    whom: category ? categoryName(category) : kind ? handout.forKind[kind] : handout.forAnybody,
    free: handout.freeProfile,
    scan: handout.scanToSignUp,
  }));
  return {
    ...words,
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
