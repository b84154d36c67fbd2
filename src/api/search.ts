import { z } from 'zod';
import { FACT_FILTERS } from '#features/directory/fact-filters.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { listFeatured } from '#features/directory/list-featured.server.ts';
import { searchProviders } from '#features/directory/search-providers.server.ts';
import { readNumber, readQuery } from '#features/directory/search-query.ts';
import { PAGE_SIZE_MAX, QUERY_MAX } from '#features/directory/search.rules.ts';
import { findMoved } from '#features/duplicates/find-moved.server.ts';
import { askedReviews } from '#features/profile-page/public-reviews.server.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { AppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { businessProfile, profileAnswer, specialistProfile } from './profile-answers.ts';
import { LeadsOn, publicRead } from './public-read.ts';
import {
  featuredAnswer,
  featuredBusiness,
  featuredSpecialist,
  foundAnswer,
  foundBusinesses,
  foundSpecialists,
} from './search-answers.ts';

const BAD_INPUT = { 400: 'A value is too long or no plain text' };
const UNKNOWN_ID = { 400: 'No profile id was given', 404: 'Nobody listed has this id' };
const profileAsked = z.object({
  id: z.string(),
  reviews: z.string().optional(),
  review: z.string().optional(),
});

const NAMES: Record<ProviderKind, readonly string[]> = {
  specialist: [
    ...'category location keywords skills first_name last_name occupation'.split(' '),
    ...FACT_FILTERS,
  ],
  business: KINDS.business.fields,
};
const searchParams = (kind: ProviderKind) => {
  const texts = NAMES[kind].map((name) => [name, z.string().max(QUERY_MAX).optional()]);
  const others = ['page', 'limit', 'sort', 'serves'].map((name) => [name, z.string().optional()]);
  return z.object(Object.fromEntries([...texts, ...others]) as z.ZodRawShape);
};

export const searchEndpoints: readonly Endpoint[] = [
  publicRead('get_featured_specialists.php', featured('specialist'), {
    summary: 'Specialists shown on the home page',
    answer: z.array(featuredSpecialist),
    failures: {},
  }),
  publicRead('get_featured_businesses.php', featured('business'), {
    summary: 'Businesses shown on the home page',
    answer: z.array(featuredBusiness),
    failures: {},
  }),
  publicRead('specialist.php', search('specialist'), {
    summary: 'Search specialists; skills, first_name, last_name and occupation are alternatives',
    query: searchParams('specialist'),
    example: '?keywords=plumber&limit=1',
    answer: foundSpecialists,
    failures: BAD_INPUT,
  }),
  publicRead('business.php', search('business'), {
    summary: 'Search businesses; business_name, about, services and description are alternatives',
    query: searchParams('business'),
    example: '?services=bakery&limit=1',
    answer: foundBusinesses,
    failures: BAD_INPUT,
  }),
  publicRead('get_specialist_profile.php', profile('specialist', 'Specialist Not Found'), {
    summary: 'One specialist',
    query: profileAsked,
    answer: specialistProfile,
    failures: UNKNOWN_ID,
  }),
  publicRead('get_business_profile.php', profile('business', 'Business Not Found'), {
    summary: 'One business',
    query: profileAsked,
    answer: businessProfile,
    failures: UNKNOWN_ID,
  }),
];

function featured(kind: ProviderKind) {
  return async ({ var: { services } }: Call) =>
    (await listFeatured(services.db, kind, services.clock.now(), services.env)).map(featuredAnswer);
}

function search(kind: ProviderKind) {
  return async (c: Call) => {
    const given = new URL(c.req.url).searchParams;
    const query = readQuery(kind, given, NAMES[kind]);
    if (query.problem)
      throw new AppError('bad-input', `${query.problem.name}: ${query.problem.message}`);
    const { first_name: firstName, last_name: lastName, ...values } = query.values;
    const found = await searchProviders(
      c.var.services,
      {
        ...query,
        values: { ...values, ...(firstName && { firstName }), ...(lastName && { lastName }) },
        limit: readNumber(given.get('limit'), query.limit, PAGE_SIZE_MAX),
      },
      // The contract's location is where somebody is.
      { serving: given.get('serves') === 'yes' },
    );
    return foundAnswer(found);
  };
}

function profile(kind: ProviderKind, missing: string) {
  return async (c: Call) => {
    const id = c.req.query('id') ?? '';
    if (!isProfileId(id)) throw new AppError('bad-input', 'id: This is no profile id.');
    // Owners see their own profile also while nobody else does.
    const viewer = c.var.session?.account.id ?? null;
    const given = new URL(c.req.url).searchParams;
    const reviews = given.has('reviews') ? askedReviews(given) : 'all';
    const found = await findProfile(c.var.services.db, kind, id, { viewer, reviews });
    if (found) return profileAnswer(found);
    const moved = (await findMoved(c.var.services.db, [id])).get(id);
    if (!moved) throw new AppError('not-found', missing);
    given.set('id', moved.slug);
    return new LeadsOn(`/api/search/get_${moved.kind}_profile.php?${given}`);
  };
}
