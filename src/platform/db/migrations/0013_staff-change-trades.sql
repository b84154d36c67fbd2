CREATE TABLE "trade_changes" (
	"trade" text PRIMARY KEY NOT NULL,
	"name" text,
	"category" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trade_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trade" text NOT NULL,
	"phrase" text NOT NULL,
	"taken_away" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- allowed: a list that staff keep short, and the version before reads and writes the same words
ALTER TABLE "search_misses" ALTER COLUMN "kind" SET DATA TYPE text;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_phrases_unique" ON "trade_phrases" USING btree ("trade","phrase");
--> statement-breakpoint
INSERT INTO data_versions (name) VALUES ('search-words') ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Each instance keeps the words of search ready, and looks at their version where the directory has another one.
CREATE FUNCTION raise_words_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE data_versions SET version = version + 1 WHERE name = 'search-words';
  -- A change of synonyms is one of the directory already.
  IF TG_TABLE_NAME <> 'synonyms' THEN
    WITH raised AS (
      UPDATE data_versions SET version = version + 1 WHERE name = 'directory' RETURNING version
    )
    INSERT INTO directory_changes (version, counted) SELECT version, true FROM raised;
    PERFORM pg_notify('directory_changed', '');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER synonyms_words_version AFTER INSERT OR UPDATE OR DELETE ON synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION raise_words_version();
--> statement-breakpoint
CREATE TRIGGER trade_changes_words_version AFTER INSERT OR UPDATE OR DELETE ON trade_changes
  FOR EACH STATEMENT EXECUTE FUNCTION raise_words_version();
--> statement-breakpoint
CREATE TRIGGER trade_phrases_words_version AFTER INSERT OR UPDATE OR DELETE ON trade_phrases
  FOR EACH STATEMENT EXECUTE FUNCTION raise_words_version();
