ALTER TABLE "directory_changes" ADD COLUMN "ranked" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- As before, for each place; whoever says other facts is counted elsewhere, and what alters no order says so.
-- allowed: what is deleted is what these triggers wrote themselves, an hour ago
CREATE OR REPLACE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 100;
  raised text[] := string_to_array(coalesce(current_setting('kanek.raised_in', true), ''), ' ');
  raised_to bigint;
  noted integer := 0;
  changed jsonb;
  reordered boolean;
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
    reordered := TG_OP <> 'UPDATE' OR
      (NEW.listed, NEW.category, NEW.location, NEW.headline, NEW.rating_sum, NEW.review_count, NEW.completeness)
      IS DISTINCT FROM
      (OLD.listed, OLD.category, OLD.location, OLD.headline, OLD.rating_sum, OLD.review_count, OLD.completeness);
    IF TG_OP <> 'INSERT' AND OLD.listed THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, counted, ranked)
        SELECT raised_to, OLD.kind, OLD.slug, OLD.category, place, TG_OP = 'DELETE' OR
          (NEW.listed, NEW.category, NEW.location, NEW.facts) IS DISTINCT FROM
          (OLD.listed, OLD.category, OLD.location, OLD.facts), reordered
        FROM places_of(OLD.location, OLD.facts) AS place;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.listed THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, counted, ranked)
        SELECT raised_to, NEW.kind, NEW.slug, NEW.category, place, TG_OP = 'INSERT' OR
          (NEW.listed, NEW.category, NEW.location, NEW.facts) IS DISTINCT FROM
          (OLD.listed, OLD.category, OLD.location, OLD.facts), reordered
        FROM places_of(NEW.location, NEW.facts) AS place;
    END IF;
  ELSE
    changed := to_jsonb(coalesce(NEW, OLD));
    INSERT INTO directory_changes (version, kind, slug, category, location, counted, ranked)
      SELECT raised_to, kind, slug, category, place, false, false
      FROM profiles CROSS JOIN places_of(location, facts) AS place
      WHERE account_id = coalesce(changed ->> 'profile_id', changed ->> 'account_id')::bigint AND listed;
  END IF;
  RETURN NULL;
END
$$;
