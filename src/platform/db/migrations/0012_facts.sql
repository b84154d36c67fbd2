ALTER TABLE "profiles" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "open_week" "int4multirange";--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "closed_until" date;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "open_on_holidays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "languages" text[];--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "areas" smallint[];--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "profile_search" ADD COLUMN "emergency" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Beside the other narrow columns; only the document goes out of the row.
ALTER TABLE "profile_search" ALTER COLUMN "open_week" SET STORAGE MAIN, ALTER COLUMN "languages" SET STORAGE MAIN, ALTER COLUMN "areas" SET STORAGE MAIN;
--> statement-breakpoint
-- The minutes of the week in which hours say that somebody is open, Monday's first is 0. What goes past midnight stands
-- there again, a week later: whether it holds depends on the day before, which may be a holiday.
CREATE FUNCTION open_week(hours jsonb) RETURNS int4multirange LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(range_agg(part), '{}')
  FROM unnest(ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) WITH ORDINALITY AS day(name, number)
    CROSS JOIN jsonb_array_elements(hours -> 'days' -> name) AS span
    CROSS JOIN LATERAL (
      SELECT left(span ->> 0, 2)::int * 60 + right(span ->> 0, 2)::int AS opens,
        left(span ->> 1, 2)::int * 60 + right(span ->> 1, 2)::int AS closes,
        (number::int - 1) * 1440 AS today, 10080 + number::int % 7 * 1440 AS tomorrow
    ) AS minutes
    CROSS JOIN unnest(CASE WHEN closes > opens THEN ARRAY[int4range(today + opens, today + closes)]
      ELSE ARRAY[int4range(today + opens, today + 1440), int4range(tomorrow, tomorrow + closes)] END) AS part
$$;
--> statement-breakpoint
-- As before, and what can be filtered by.
-- allowed: rows that it deletes are its own, of profiles that nobody finds any more
CREATE OR REPLACE FUNCTION refresh_profile_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM profile_search s USING profiles p
    WHERE s.account_id = ANY (changed) AND p.account_id = s.account_id AND NOT p.listed;

  -- Only what is new: each attempt would use up a number.
  INSERT INTO search_codes (name)
    SELECT DISTINCT named FROM profiles p CROSS JOIN unnest(ARRAY[p.category, p.location] ||
      ARRAY(SELECT jsonb_array_elements_text(p.facts -> 'areas'))) AS named
    WHERE p.account_id = ANY (changed) AND NOT EXISTS (SELECT FROM search_codes c WHERE c.name = named)
    ON CONFLICT DO NOTHING;

  INSERT INTO profile_search AS s (account_id, confirmed_at, created_at, kind, rating, review_count, completeness,
      category, location, name, headline, strong, document, open_week, closed_until, open_on_holidays, languages, areas,
      price_from, emergency)
    SELECT account_id, confirmed_at, created_at, kind, rating, review_count, completeness, category, location, name,
      headline, strong, strong ||
      setweight(to_tsvector('english', fold(skills)), 'C') ||
      setweight(to_tsvector('english', fold(everything)), 'D'),
      open_week(facts -> 'hours'), (facts #>> '{hours,closedUntil}')::date,
      coalesce(facts #>> '{hours,holidays}' = 'open', false),
      (SELECT array_agg(language) FROM jsonb_array_elements_text(facts -> 'languages') AS language),
      (SELECT array_agg(a.id ORDER BY a.id) FROM search_codes a WHERE facts -> 'areas' ? a.name),
      (facts #>> '{price,from}')::integer, coalesce((facts ->> 'emergency')::boolean, false)
    FROM (
      SELECT *,
        setweight(to_tsvector('simple', name), 'A') ||
        setweight(to_tsvector('english', name), 'A') ||
        setweight(to_tsvector('english', headline), 'B') AS strong
      FROM (
        SELECT p.account_id, p.confirmed_at, p.created_at, p.kind, p.facts,
          coalesce(p.rating_sum::real / nullif(p.review_count, 0), 0) AS rating, p.review_count, p.completeness,
          c.id AS category, l.id AS location, fold(p.display_name) AS name, fold(p.headline) AS headline,
          coalesce(d.skills, b.services) AS skills,
          concat_ws(' ', p.category, p.location, d.bio, d.education, b.about, b.description, b.address) AS everything
        FROM profiles p
          JOIN search_codes c ON c.name = p.category
          JOIN search_codes l ON l.name = p.location
          LEFT JOIN specialist_profiles d USING (account_id)
          LEFT JOIN business_profiles b USING (account_id)
        WHERE p.account_id = ANY (changed) AND p.listed AND coalesce(d.account_id, b.account_id) IS NOT NULL
        OFFSET 0
      ) AS folded
      OFFSET 0
    ) AS labelled
    ON CONFLICT (account_id) DO UPDATE SET confirmed_at = excluded.confirmed_at, created_at = excluded.created_at,
      kind = excluded.kind, rating = excluded.rating, review_count = excluded.review_count,
      completeness = excluded.completeness, category = excluded.category, location = excluded.location,
      name = excluded.name, headline = excluded.headline, strong = excluded.strong, document = excluded.document,
      open_week = excluded.open_week, closed_until = excluded.closed_until,
      open_on_holidays = excluded.open_on_holidays, languages = excluded.languages, areas = excluded.areas,
      price_from = excluded.price_from, emergency = excluded.emergency;

  INSERT INTO search_words
    SELECT word FROM (
      SELECT DISTINCT unnest(string_to_array(fold(concat_ws(' ', p.display_name, p.headline, p.category, p.location,
        d.skills, b.services)), ' ')) AS word
      FROM profiles p
        LEFT JOIN specialist_profiles d USING (account_id)
        LEFT JOIN business_profiles b USING (account_id)
      WHERE p.account_id = ANY (changed) AND p.listed
    ) AS words
    WHERE word ~ '^[a-z]{4,30}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = words.word)
    ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Where somebody may be found: at the own place and in the areas served.
CREATE FUNCTION places_of(location text, facts jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT location UNION SELECT jsonb_array_elements_text(facts -> 'areas')
$$;
--> statement-breakpoint
-- As before, with the facts and the phone: the number itself stays on the server, lists tell only whether there is one.
CREATE OR REPLACE FUNCTION specialist_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.phone, p.whatsapp, d.first_name,
        d.last_name, d.occupation, d.education, d.skills, d.bio, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN specialist_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION business_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.phone, p.whatsapp,
        d.business_name, d.specific_type, d.about, d.services, d.description, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN business_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
