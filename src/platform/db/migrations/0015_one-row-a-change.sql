ALTER TABLE "directory_changes" ADD COLUMN "areas" text[];
--> statement-breakpoint
ALTER TABLE "directory_changes" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- As before, but one row for all the areas that somebody serves, and none twice; what short cards do not show says so.
-- allowed: what is deleted is what these triggers wrote themselves, an hour ago
CREATE OR REPLACE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 100;
  raised text[] := string_to_array(coalesce(current_setting('kanek.raised_in', true), ''), ' ');
  raised_to bigint;
  noted integer := 0;
  changed jsonb;
  moved boolean;
  reordered boolean;
  redrawn boolean;
BEGIN
  IF raised[1] = txid_current()::text THEN
    raised_to := raised[2];
    noted := raised[3];
  ELSE
    UPDATE data_versions SET version = version + 1 WHERE name = 'directory' RETURNING version INTO raised_to;
    -- Nobody looks back further than a cached page is kept.
    DELETE FROM directory_changes WHERE at < now() - interval '1 hour';
    PERFORM pg_notify('directory_changed', '');
  END IF;
  PERFORM set_config('kanek.raised_in', concat_ws(' ', txid_current(), raised_to, noted + 1), true);

  IF noted > most THEN
    RETURN NULL;
  ELSIF noted = most OR TG_TABLE_NAME IN ('featured', 'synonyms') THEN
    INSERT INTO directory_changes (version, counted) VALUES (raised_to, true);
  ELSIF TG_TABLE_NAME = 'profiles' THEN
    moved := TG_OP <> 'UPDATE' OR
      (NEW.listed, NEW.category, NEW.location, NEW.facts) IS DISTINCT FROM
      (OLD.listed, OLD.category, OLD.location, OLD.facts);
    reordered := TG_OP <> 'UPDATE' OR
      (NEW.listed, NEW.category, NEW.location, NEW.headline, NEW.rating_sum, NEW.review_count, NEW.completeness)
      IS DISTINCT FROM
      (OLD.listed, OLD.category, OLD.location, OLD.headline, OLD.rating_sum, OLD.review_count, OLD.completeness);
    redrawn := moved OR reordered OR
      (NEW.slug, NEW.kind, NEW.display_name) IS DISTINCT FROM (OLD.slug, OLD.kind, OLD.display_name);
    IF TG_OP <> 'INSERT' AND OLD.listed AND (TG_OP = 'DELETE' OR moved OR NEW.slug <> OLD.slug) THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, areas, counted, ranked, shown)
        VALUES (raised_to, OLD.kind, OLD.slug, OLD.category, OLD.location, areas_of(OLD.facts), moved, reordered, redrawn);
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.listed THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, areas, counted, ranked, shown)
        VALUES (raised_to, NEW.kind, NEW.slug, NEW.category, NEW.location, areas_of(NEW.facts), moved, reordered, redrawn);
    END IF;
  ELSE
    changed := to_jsonb(coalesce(NEW, OLD));
    INSERT INTO directory_changes (version, kind, slug, category, location, areas, counted, ranked, shown)
      SELECT raised_to, kind, slug, category, location, areas_of(facts), false, false, TG_TABLE_NAME = 'media'
      FROM profiles
      WHERE account_id = coalesce(changed ->> 'profile_id', changed ->> 'account_id')::bigint AND listed;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION areas_of(facts jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(area) FROM jsonb_array_elements_text(facts -> 'areas') AS area
$$;
--> statement-breakpoint
-- Most changes of a profile are of nothing that is searched for: a rating, a day on which it was confirmed.
CREATE FUNCTION profiles_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rewritten bigint[] := ARRAY(
    SELECT n.account_id FROM changed_rows n JOIN former_rows o USING (account_id)
    WHERE (n.listed, n.kind, n.category, n.location, n.display_name, n.headline, n.facts, n.created_at)
      IS DISTINCT FROM (o.listed, o.kind, o.category, o.location, o.display_name, o.headline, o.facts, o.created_at));
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
CREATE OR REPLACE TRIGGER profiles_search AFTER UPDATE ON profiles
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION profiles_updated();
--> statement-breakpoint
-- As before, but whether a word is known is left to its primary key: asked beforehand, the index of similar words was
-- taken, which needs 0.4 ms for each.
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
    WHERE word ~ '^[a-z]{4,30}$'
    ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Whoever is at a place or serves it was looked for in all rows, three times for each page of results.
CREATE INDEX IF NOT EXISTS "profile_search_place" ON "profile_search" USING btree ("kind","location");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profile_search_areas" ON "profile_search" USING gin ("areas") WITH (gin_pending_list_limit=64);
