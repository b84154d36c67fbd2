-- As before, but a profile that is more complete looks the same on cards, so whatever else is `shown` need not be looked up;
-- and who is found by another address is a newcomer to lists, whose words and rating are looked for by it.
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
      (NEW.listed, NEW.category, NEW.location, NEW.headline, NEW.rating_sum, NEW.review_count, NEW.completeness, NEW.slug)
      IS DISTINCT FROM
      (OLD.listed, OLD.category, OLD.location, OLD.headline, OLD.rating_sum, OLD.review_count, OLD.completeness, OLD.slug);
    redrawn := moved OR
      (NEW.slug, NEW.kind, NEW.display_name, NEW.headline, NEW.rating_sum, NEW.review_count) IS DISTINCT FROM
      (OLD.slug, OLD.kind, OLD.display_name, OLD.headline, OLD.rating_sum, OLD.review_count);
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
