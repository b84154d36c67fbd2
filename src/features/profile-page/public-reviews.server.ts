import { readNumber } from '#features/directory/search-query.ts';
import { PAGE_MAX } from '#features/directory/search.rules.ts';
import { sql, type SQL } from 'drizzle-orm';
import { localDay } from '#platform/local-day.rules.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import { foreignLanguage } from '#platform/text-language.server.ts';
import type { PublicReview } from './profile.ts';

/** Which of a profile's reviews an address asks for. */
export interface AskedReviews {
  page: number;
  /** The one whose page it is; 0 where none is named. */
  review: number;
}

export const NEWEST_REVIEWS: AskedReviews = { page: 1, review: 0 };

export const askedReviews = (given: URLSearchParams): AskedReviews => ({
  page: readNumber(given.get('reviews'), 1, PAGE_MAX),
  review: readNumber(given.get('review'), 0, Number.MAX_SAFE_INTEGER),
});

const PAGE_SIZE = 20;

/** The reviews of the profile `p`, the newest first. */
const told = (chosen: SQL) => sql`coalesce((
  select json_agg(case r.state
    when 'published' then json_build_object('id', r.id, 'author', r.author_name, 'stars', r.stars, 'text', r.text,
      'date', r.created_at, 'edited', r.updated_at > r.created_at, 'reply', r.reply, 'removedReason', null)
    else json_build_object('id', r.id, 'author', '', 'stars', 0, 'text', '', 'date', r.created_at, 'edited', false,
      'reply', null, 'removedReason', coalesce(r.removed_reason, 'against our terms'))
    end order by r.created_at desc, r.id)
  from ${chosen}), '[]'::json) as reviews`;

export const ALL_REVIEWS = sql`
  select ${told(sql`reviews r where r.profile_id = p.account_id`)}, null::json as review_pages`;

const countOf = (stars: number) =>
  sql.raw(`count(*) filter (where state = 'published' and stars = ${stars})`);
const COUNTED = sql`
  select ceil(count(*) / ${sql.raw(`${PAGE_SIZE}.0`)})::int as pages,
    json_build_array(${sql.join([1, 2, 3, 4, 5].map(countOf), sql`, `)}) as stars
  from reviews where profile_id = p.account_id`;

/** The page that has this review; the first where the profile has no such review. */
const pageWith = (id: number) => sql`(
  select 1 + count(*) / ${sql.raw(`${PAGE_SIZE}`)} from reviews one join reviews newer using (profile_id)
  where one.id = ${id} and one.profile_id = p.account_id
    and (newer.created_at > one.created_at or newer.created_at = one.created_at and newer.id < one.id))`;

/** Those of one page, found in an index that has all that is counted. */
export const reviewsOnPage = ({ page, review }: AskedReviews) => sql`
  select ${told(sql`(
      select id from reviews where profile_id = p.account_id order by created_at desc, id
      limit ${sql.raw(`${PAGE_SIZE}`)} offset (at.page - 1) * ${sql.raw(`${PAGE_SIZE}`)}
    ) as chosen join reviews r using (id)`)},
    json_build_object('page', at.page, 'pages', at.pages, 'stars', counted.stars) as review_pages
  from (${COUNTED}) as counted,
    lateral (select greatest(1, least(counted.pages, ${sql.raw(`${PAGE_MAX}`)})) as pages) as known,
    lateral (select least(greatest(${page}, ${pageWith(review)}), known.pages)::int as page, known.pages) as at`;

export function tellReview(review: PublicReview): PublicReview {
  return {
    ...review,
    date: localDay(new Date(review.date)),
    removedReason: review.removedReason && sayReason(review.removedReason),
    ...languagesOf(review),
  };
}

/** Of the two texts, where they are in another language than the page. */
export function languagesOf({ text, reply }: { text: string; reply: string | null }) {
  const lang = foreignLanguage(text);
  const replyLang = foreignLanguage(reply ?? '');
  return { ...(lang && { lang }), ...(replyLang && { replyLang }) };
}
