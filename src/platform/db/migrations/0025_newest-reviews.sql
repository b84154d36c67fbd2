CREATE INDEX IF NOT EXISTS "reviews_newest" ON "reviews" USING btree ("profile_id","created_at" DESC NULLS FIRST,"id","state","stars");--> statement-breakpoint
DROP INDEX "reviews_profile_id_created_at_index";
