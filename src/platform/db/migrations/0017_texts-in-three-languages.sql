ALTER TABLE "profiles" ADD COLUMN "written_in" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
-- The words of some texts in all other languages.
CREATE FUNCTION translated(translations jsonb, keys text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(said.value, ' ')
  FROM jsonb_each(translations) AS language, jsonb_each_text(language.value) AS said WHERE said.key = ANY (keys)
$$;
--> statement-breakpoint
-- As before, and by the words of the translations.
CREATE OR REPLACE FUNCTION profiles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rewritten bigint[] := ARRAY(
    SELECT n.account_id FROM changed_rows n JOIN former_rows o USING (account_id)
    WHERE (n.listed, n.kind, n.category, n.location, n.display_name, n.headline, n.facts, n.translations, n.created_at)
      IS DISTINCT FROM (o.listed, o.kind, o.category, o.location, o.display_name, o.headline, o.facts, o.translations, o.created_at));
BEGIN
  IF rewritten <> '{}' THEN
    PERFORM refresh_profile_search(rewritten);
  END IF;
  UPDATE profile_search s SET confirmed_at = n.confirmed_at, review_count = n.review_count,
      completeness = n.completeness, rating = coalesce(n.rating_sum::real / nullif(n.review_count, 0), 0)
    FROM changed_rows n JOIN former_rows o USING (account_id)
    WHERE s.account_id = n.account_id AND n.account_id <> ALL (rewritten)
      AND (n.confirmed_at, n.review_count, n.completeness, n.rating_sum)
        IS DISTINCT FROM (o.confirmed_at, o.review_count, o.completeness, o.rating_sum);
  RETURN NULL;
END
$$;
--> statement-breakpoint
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
          concat_ws(' ', d.skills, b.services, translated(p.translations, '{skills,services}')) AS skills,
          concat_ws(' ', p.category, p.location, d.bio, d.education, b.about, b.description, b.address,
            translated(p.translations, '{bio,education,about,description}')) AS everything
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
        d.skills, b.services, translated(p.translations, '{skills,services}'))), ' ')) AS word
      FROM profiles p
        LEFT JOIN specialist_profiles d USING (account_id)
        LEFT JOIN business_profiles b USING (account_id)
      WHERE p.account_id = ANY (changed) AND p.listed
    ) AS words
    WHERE word ~ '^[a-z]{4,30}$'
    ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- As before, with the languages of the texts.
CREATE OR REPLACE FUNCTION specialist_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.written_in, p.translations, p.phone, p.whatsapp, d.first_name,
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
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.written_in, p.translations, p.phone, p.whatsapp,
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
