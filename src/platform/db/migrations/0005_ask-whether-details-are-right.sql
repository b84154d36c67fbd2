ALTER TABLE "profiles" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profile_events_profile_id_index" ON "profile_events" USING btree ("profile_id");