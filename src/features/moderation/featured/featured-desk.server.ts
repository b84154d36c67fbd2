import { pickFeatured } from '#features/directory/list-featured.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { choiceIn, searchIn } from '../desk/desk-page.rules.ts';
import {
  addFeatured,
  moveFeatured,
  removeFeatured,
  timeFeatured,
} from './change-featured.server.ts';
import { FEATURED_MESSAGES } from './featured-desk.rules.ts';
import { periodState, typedPeriod } from './featured-period.ts';
import { findToFeature, listChosen } from './list-chosen.server.ts';

export async function loadFeaturedDesk({ db, clock }: Services, query: URLSearchParams) {
  const kind = choiceIn(query, 'kind', ['specialist', 'business']);
  const search = searchIn(query);
  const now = clock.now();
  const [chosen, found, shown] = await Promise.all([
    listChosen(db, kind),
    findToFeature(db, kind, search),
    pickFeatured(db, kind, now),
  ]);
  return {
    kind,
    search,
    found,
    chosen: chosen.map((row) => ({
      ...row,
      ...typedPeriod(row),
      state: periodState(row, now),
    })),
    shown: shown.map((row) => ({
      id: row.id,
      chosen: row.chosen,
      slug: row.slug,
      name: row.display_name,
      headline: row.headline,
    })),
  };
}

export type FeaturedView = Awaited<ReturnType<typeof loadFeaturedDesk>>;

export const featuredActs: DeskActs = {
  async add(work) {
    await addFeatured(work.services, { ...which(work), ...days(work) });
    return FEATURED_MESSAGES.added;
  },
  async remove(work) {
    await removeFeatured(work.services, which(work));
    return FEATURED_MESSAGES.removed;
  },
  async up(work) {
    await moveFeatured(work.services, { ...which(work), to: 'up' });
    return FEATURED_MESSAGES.moved;
  },
  async down(work) {
    await moveFeatured(work.services, { ...which(work), to: 'down' });
    return FEATURED_MESSAGES.moved;
  },
  async time(work) {
    await timeFeatured(work.services, { ...which(work), ...days(work) });
    return FEATURED_MESSAGES.timed;
  },
};

const which = ({ actor, id }: DeskWork) => ({ actor, profileId: id() });
const days = ({ read }: DeskWork) => ({ from: read('from'), until: read('until') });
