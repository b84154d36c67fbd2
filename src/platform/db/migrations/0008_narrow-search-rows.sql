CREATE TABLE "search_codes" (
	"id" smallint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 32767 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "search_codes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
-- Everything in it is written by the triggers, from profiles.
DROP TABLE "profile_search";
--> statement-breakpoint
CREATE TABLE "profile_search" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" "profile_kind" NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"completeness" smallint NOT NULL,
	"category" smallint NOT NULL,
	"location" smallint NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"strong" "tsvector" NOT NULL,
	"document" "tsvector" NOT NULL,
	"padding" text GENERATED ALWAYS AS (repeat(' ', 2100)) STORED NOT NULL
) WITH (toast_tuple_target = 256);
--> statement-breakpoint
-- The document goes out of the row, the rest stays in it.
ALTER TABLE "profile_search" ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "headline" SET STORAGE MAIN, ALTER COLUMN "strong" SET STORAGE MAIN, ALTER COLUMN "document" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "profile_search" ADD CONSTRAINT "profile_search_account_id_profiles_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As before, with one pattern less to match.
CREATE OR REPLACE FUNCTION fold(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(lower(translate(replace(public.unaccent('public.unaccent', words), '&', ' and '),
    '''’', '')), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_profile_search(changed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM profile_search s USING profiles p
    WHERE s.account_id = ANY (changed) AND p.account_id = s.account_id AND NOT p.listed;

  -- Only what is new: each attempt would use up a number.
  INSERT INTO search_codes (name)
    SELECT DISTINCT named FROM profiles p CROSS JOIN unnest(ARRAY[p.category, p.location]) AS named
    WHERE p.account_id = ANY (changed) AND NOT EXISTS (SELECT FROM search_codes c WHERE c.name = named)
    ON CONFLICT DO NOTHING;

  INSERT INTO profile_search AS s (account_id, confirmed_at, created_at, kind, rating, review_count, completeness,
      category, location, name, headline, strong, document)
    SELECT account_id, confirmed_at, created_at, kind, rating, review_count, completeness, category, location, name,
      headline, strong, strong ||
      setweight(to_tsvector('english', fold(skills)), 'C') ||
      setweight(to_tsvector('english', fold(everything)), 'D')
    FROM (
      SELECT *,
        setweight(to_tsvector('simple', name), 'A') ||
        setweight(to_tsvector('english', name), 'A') ||
        setweight(to_tsvector('english', headline), 'B') AS strong
      FROM (
        SELECT p.account_id, p.confirmed_at, p.created_at, p.kind,
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
      name = excluded.name, headline = excluded.headline, strong = excluded.strong, document = excluded.document;

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
SELECT refresh_profile_search(ARRAY(SELECT account_id FROM profiles));
--> statement-breakpoint
CREATE INDEX "profile_search_document_specialist" ON "profile_search" USING gin ("document") WITH (gin_pending_list_limit=64) WHERE kind = 'specialist';
--> statement-breakpoint
CREATE INDEX "profile_search_strong_specialist" ON "profile_search" USING gin ("strong") WITH (gin_pending_list_limit=64) WHERE kind = 'specialist';
--> statement-breakpoint
CREATE INDEX "profile_search_document_business" ON "profile_search" USING gin ("document") WITH (gin_pending_list_limit=64) WHERE kind = 'business';
--> statement-breakpoint
CREATE INDEX "profile_search_strong_business" ON "profile_search" USING gin ("strong") WITH (gin_pending_list_limit=64) WHERE kind = 'business';
--> statement-breakpoint
CREATE INDEX "profile_search_filters" ON "profile_search" USING btree ("kind","category","location");
--> statement-breakpoint
CREATE INDEX "profile_search_best" ON "profile_search" USING btree ("kind","rating" DESC NULLS LAST,"completeness" DESC NULLS LAST,"confirmed_at" DESC NULLS LAST,"account_id");
--> statement-breakpoint
CREATE INDEX "profile_search_headline" ON "profile_search" USING btree ("kind","headline" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "profile_search_name" ON "profile_search" USING btree ("kind","name" text_pattern_ops);
--> statement-breakpoint
-- Names are also kept unstemmed, hence both readings. Where they are the same, an index looks only once.
CREATE FUNCTION search_query(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN to_tsquery('english', words) = to_tsquery('simple', words) THEN to_tsquery('simple', words)
    ELSE to_tsquery('english', words) || to_tsquery('simple', words) END
$$;
--> statement-breakpoint
-- What the cards of a page show, in the order of the ids. In functions, because those keep their plans: planning would
-- cost more than reading. A plan that was made while the tables were small must suit large ones, hence the settings.
CREATE FUNCTION specialist_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, d.first_name, d.last_name,
        d.occupation, d.education, d.skills, d.bio, a.is_demo,
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
CREATE FUNCTION business_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, d.business_name,
        d.specific_type, d.about, d.services, d.description, a.is_demo,
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
