CREATE INDEX IF NOT EXISTS "claim_codes_made_by_index" ON "claim_codes" USING btree ("made_by") WHERE "claim_codes"."made_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "claims_profile_id_index" ON "claims" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "claims_decided_by_index" ON "claims" USING btree ("decided_by") WHERE "claims"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "duplicate_pairs_different_by_index" ON "duplicate_pairs" USING btree ("different_by") WHERE "duplicate_pairs"."different_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "media_account_id_index" ON "media" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "contact_messages_answered_by_index" ON "contact_messages" USING btree ("answered_by") WHERE "contact_messages"."answered_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "reports_of_profile_once" ON "reports" USING btree ("profile_id","visitor_hash") WHERE profile_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "reports_of_review_once" ON "reports" USING btree ("review_id","visitor_hash") WHERE review_id is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reports_decided_by_index" ON "reports" USING btree ("decided_by") WHERE "reports"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profile_revisions_decided_by_index" ON "profile_revisions" USING btree ("decided_by") WHERE "profile_revisions"."decided_by" is not null;--> statement-breakpoint
DROP INDEX "reports_once_per_profile";--> statement-breakpoint
DROP INDEX "reports_once_per_review";
