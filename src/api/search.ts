import type { Context } from 'hono';
import { z } from 'zod';
import { findBusiness, findSpecialist } from '#features/profile-page/find-profile.server.ts';
import {
  listFeaturedBusinesses,
  listFeaturedSpecialists,
} from '#features/directory/list-featured.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { searchBusinesses } from '#features/directory/search-businesses.server.ts';
import {
  businessSearchParams,
  specialistSearchParams,
} from '#features/directory/search-params.rules.ts';
import type { FoundProfiles } from '#features/directory/search-profiles.server.ts';
import { searchSpecialists } from '#features/directory/search-specialists.server.ts';
import {
  businessProfile,
  featuredBusiness,
  featuredSpecialist,
  foundBusinesses,
  foundSpecialists,
  specialistProfile,
  type Found,
} from '#features/directory/search-wire.ts';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Endpoint, EndpointDocs } from './endpoint.ts';
import { limitReads } from './limit-reads.ts';
import { parseQuery } from './parse-query.ts';

type Read = (c: Context<RequestContext>) => Promise<object>;

const BAD_INPUT = { 400: 'A value is too long or no plain text' };
const UNKNOWN_ID = { 400: 'No profile id was given', 404: 'Nobody listed has this id' };
const profileId = z.object({ id: z.string() });

/** A public read that any site's page may make. */
function publicRead(path: string, docs: EndpointDocs, read: Read): Endpoint {
  return {
    method: 'GET',
    path: `/api/search/${path}.php`,
    access: 'public',
    anySite: true,
    cached: true,
    before: limitReads,
    docs,
    handle: async (c) =>
      c.json(await read(c), 200, {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      }),
  };
}

export const searchEndpoints: readonly Endpoint[] = [
  publicRead(
    'get_featured_specialists',
    {
      summary: 'Specialists shown on the home page',
      answer: z.array(featuredSpecialist),
      failures: {},
    },
    ({ var: { services } }) => listFeaturedSpecialists(services.db, services.clock.now()),
  ),
  publicRead(
    'get_featured_businesses',
    {
      summary: 'Businesses shown on the home page',
      answer: z.array(featuredBusiness),
      failures: {},
    },
    ({ var: { services } }) => listFeaturedBusinesses(services.db, services.clock.now()),
  ),
  publicRead(
    'specialist',
    {
      summary: 'Search specialists; skills, first_name, last_name and occupation are alternatives',
      query: specialistSearchParams,
      answer: foundSpecialists,
      failures: BAD_INPUT,
    },
    async (c) => {
      const params = parseQuery(specialistSearchParams, c);
      return asAnswer(await searchSpecialists(c.var.services, params));
    },
  ),
  publicRead(
    'business',
    {
      summary: 'Search businesses; business_name, about, services and description are alternatives',
      query: businessSearchParams,
      answer: foundBusinesses,
      failures: BAD_INPUT,
    },
    async (c) => {
      const params = parseQuery(businessSearchParams, c);
      return asAnswer(await searchBusinesses(c.var.services, params));
    },
  ),
  publicRead(
    'get_specialist_profile',
    {
      summary: 'One specialist',
      query: profileId,
      answer: specialistProfile,
      failures: UNKNOWN_ID,
    },
    async (c) =>
      orNotFound(
        await findSpecialist(c.var.services.db, idOf(c), viewerOf(c)),
        'Specialist Not Found',
      ),
  ),
  publicRead(
    'get_business_profile',
    { summary: 'One business', query: profileId, answer: businessProfile, failures: UNKNOWN_ID },
    async (c) =>
      orNotFound(await findBusiness(c.var.services.db, idOf(c), viewerOf(c)), 'Business Not Found'),
  ),
];

function asAnswer<Result>(
  search: Pick<FoundProfiles, 'total' | 'partial'> & { results: Result[] },
) {
  const { results, total, partial } = search;
  return { results, totalCount: total, ...(partial && { partial }) } satisfies Found<Result>;
}

/** Owners see their own profile also while nobody else does. */
const viewerOf = (c: Context<RequestContext>) => c.var.session?.account.id ?? null;

function idOf(c: Context<RequestContext>): string {
  const id = c.req.query('id') ?? '';
  if (!isProfileId(id)) throw new AppError('bad-input', 'id: This is no profile id.');
  return id;
}

function orNotFound<T>(found: T | null, message: string): T {
  if (!found) throw new AppError('not-found', message);
  return found;
}
