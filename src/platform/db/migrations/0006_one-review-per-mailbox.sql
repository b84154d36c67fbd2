CREATE INDEX "profile_revisions_phone" ON "profile_revisions" USING btree (("content"->>'phone'));--> statement-breakpoint
DROP INDEX "reviews_one_per_author";--> statement-breakpoint
-- Fills the column of every review as `mailboxOf` did when this was written, then leaves it to the application.
ALTER TABLE "reviews" ADD COLUMN "author_mailbox" text NOT NULL GENERATED ALWAYS AS (
	CASE WHEN lower(author_email) ~ '@(gmail|googlemail)\.com\s*$'
	THEN replace(regexp_replace(split_part(lower(btrim(author_email)), '@', 1), '(?<=.)\+.*$', ''), '.', '') || '@gmail.com'
	ELSE regexp_replace(split_part(lower(btrim(author_email)), '@', 1), '(?<=.)\+.*$', '') || '@' || split_part(lower(btrim(author_email)), '@', 2)
	END
) STORED;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "author_mailbox" DROP EXPRESSION;--> statement-breakpoint
-- Of several reviews of one person about one profile the newest stays, and the rating counts what is left.
WITH gone AS (
	DELETE FROM "reviews" older USING "reviews" newer
	WHERE newer.profile_id = older.profile_id AND newer.author_mailbox = older.author_mailbox
	AND (newer.updated_at, newer.id) > (older.updated_at, older.id)
	RETURNING older.id, older.profile_id
)
UPDATE "profiles" SET rating_sum = left_over.sum, review_count = left_over.count
FROM (
	SELECT profile_id, coalesce(sum(stars) FILTER (WHERE stays), 0)::int AS sum, (count(*) FILTER (WHERE stays))::int AS count
	FROM (
		SELECT profile_id, stars, state = 'published' AND id NOT IN (SELECT id FROM gone) AS stays
		FROM "reviews" WHERE profile_id IN (SELECT profile_id FROM gone)
	) each_one
	GROUP BY profile_id
) left_over
WHERE account_id = left_over.profile_id;--> statement-breakpoint
-- An index cannot be made while the version of the directory still waits to be raised.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_author" ON "reviews" USING btree ("profile_id","author_mailbox");
