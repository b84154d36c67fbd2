CREATE TABLE "directory_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" bigint NOT NULL,
	"kind" "profile_kind",
	"slug" text,
	"category" text,
	"location" text,
	"counted" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "directory_changes_version_index" ON "directory_changes" USING btree ("version");--> statement-breakpoint
CREATE INDEX "directory_changes_at_index" ON "directory_changes" USING btree ("at");
--> statement-breakpoint
-- As before, and writes down what has changed. Where that is much, one row stands for everything.
-- allowed: what is deleted is what these triggers wrote themselves, an hour ago
CREATE OR REPLACE FUNCTION raise_directory_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT integer := 100;
  raised text[] := string_to_array(coalesce(current_setting('kanek.raised_in', true), ''), ' ');
  raised_to bigint;
  noted integer := 0;
  changed jsonb;
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
    IF TG_OP <> 'INSERT' AND OLD.listed THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, counted)
        VALUES (raised_to, OLD.kind, OLD.slug, OLD.category, OLD.location, TG_OP = 'DELETE' OR
          (NEW.listed, NEW.category, NEW.location) IS DISTINCT FROM (OLD.listed, OLD.category, OLD.location));
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.listed THEN
      INSERT INTO directory_changes (version, kind, slug, category, location, counted)
        VALUES (raised_to, NEW.kind, NEW.slug, NEW.category, NEW.location, TG_OP = 'INSERT' OR
          (NEW.listed, NEW.category, NEW.location) IS DISTINCT FROM (OLD.listed, OLD.category, OLD.location));
    END IF;
  ELSE
    changed := to_jsonb(coalesce(NEW, OLD));
    INSERT INTO directory_changes (version, kind, slug, category, location, counted)
      SELECT raised_to, kind, slug, category, location, false FROM profiles
      WHERE account_id = coalesce(changed ->> 'profile_id', changed ->> 'account_id')::bigint AND listed;
  END IF;
  RETURN NULL;
END
$$;
