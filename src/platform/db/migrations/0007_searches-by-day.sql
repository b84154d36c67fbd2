CREATE TABLE "search_days" (
	"day" date PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "accounts_created_at_index" ON "accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profile_event_days_day_index" ON "profile_event_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_created_at_index" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "profile_revisions_approved" ON "profile_revisions" USING btree ("decided_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_created_at_index" ON "reviews" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_misses_last_at_index" ON "search_misses" USING btree ("last_at");