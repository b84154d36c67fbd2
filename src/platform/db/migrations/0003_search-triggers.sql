CREATE FUNCTION fold(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(lower(regexp_replace(replace(public.unaccent('public.unaccent', words), '&', ' and '),
    '[''’]', '', 'g')), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_profile_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM profile_search s USING profiles p
    WHERE s.account_id = ANY (changed) AND p.account_id = s.account_id AND NOT p.listed;

  INSERT INTO profile_search AS s (account_id, kind, category, location, name, headline, rating, review_count,
      completeness, confirmed_at, created_at, document)
    SELECT p.account_id, p.kind, p.category, p.location, fold(p.display_name), fold(p.headline),
      coalesce(p.rating_sum::real / nullif(p.review_count, 0), 0), p.review_count, p.completeness, p.confirmed_at,
      p.created_at,
      setweight(to_tsvector('simple', fold(p.display_name)), 'A') ||
      setweight(to_tsvector('english', fold(p.display_name)), 'A') ||
      setweight(to_tsvector('english', fold(p.headline)), 'B') ||
      setweight(to_tsvector('english', fold(coalesce(d.skills, b.services))), 'C') ||
      setweight(to_tsvector('english', fold(concat_ws(' ', p.category, p.location, d.bio, d.education, b.about,
        b.description, b.address))), 'D')
    FROM profiles p
      LEFT JOIN specialist_profiles d USING (account_id)
      LEFT JOIN business_profiles b USING (account_id)
    WHERE p.account_id = ANY (changed) AND p.listed AND coalesce(d.account_id, b.account_id) IS NOT NULL
    ON CONFLICT (account_id) DO UPDATE SET kind = excluded.kind, category = excluded.category,
      location = excluded.location, name = excluded.name, headline = excluded.headline, rating = excluded.rating,
      review_count = excluded.review_count, completeness = excluded.completeness,
      confirmed_at = excluded.confirmed_at, created_at = excluded.created_at, document = excluded.document;

  INSERT INTO search_words
    SELECT DISTINCT word
    FROM profiles p
      LEFT JOIN specialist_profiles d USING (account_id)
      LEFT JOIN business_profiles b USING (account_id)
      CROSS JOIN regexp_split_to_table(fold(concat_ws(' ', p.display_name, p.headline, p.category, p.location,
        d.skills, b.services)), ' ') AS word
    WHERE p.account_id = ANY (changed) AND p.listed AND word ~ '^[a-z]{4,30}$'
    ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
CREATE FUNCTION profiles_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_search(ARRAY(SELECT account_id FROM changed_rows));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_search AFTER UPDATE ON profiles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION profiles_changed();
--> statement-breakpoint
CREATE TRIGGER specialist_profiles_search_insert AFTER INSERT ON specialist_profiles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION profiles_changed();
--> statement-breakpoint
CREATE TRIGGER specialist_profiles_search_update AFTER UPDATE ON specialist_profiles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION profiles_changed();
--> statement-breakpoint
CREATE TRIGGER business_profiles_search_insert AFTER INSERT ON business_profiles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION profiles_changed();
--> statement-breakpoint
CREATE TRIGGER business_profiles_search_update AFTER UPDATE ON business_profiles
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION profiles_changed();
--> statement-breakpoint
SELECT refresh_profile_search(ARRAY(SELECT account_id FROM profiles));
--> statement-breakpoint
INSERT INTO data_versions (name) VALUES ('directory');
--> statement-breakpoint
-- Deferred to the commit, so that writers hold the one version row for a moment only and always last.
CREATE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('kanek.raised_in', true), '') <> txid_current()::text THEN
    UPDATE data_versions SET version = version + 1 WHERE name = 'directory';
    PERFORM set_config('kanek.raised_in', txid_current()::text, true);
    PERFORM pg_notify('directory_changed', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER profiles_version AFTER INSERT OR UPDATE OR DELETE ON profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER specialist_profiles_version AFTER UPDATE ON specialist_profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER business_profiles_version AFTER UPDATE ON business_profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER media_version AFTER INSERT OR UPDATE OR DELETE ON media
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER reviews_version AFTER INSERT OR UPDATE OR DELETE ON reviews
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER featured_version AFTER INSERT OR UPDATE OR DELETE ON featured
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER synonyms_version AFTER INSERT OR UPDATE OR DELETE ON synonyms
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_directory_version();
