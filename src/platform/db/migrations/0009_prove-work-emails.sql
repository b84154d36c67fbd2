ALTER TYPE "public"."code_purpose" ADD VALUE IF NOT EXISTS 'work_email';--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "email_codes_one_open_each" ON "email_codes" USING btree ("purpose",lower("email"),coalesce("browser_hash", '')) WHERE ended_at is null;--> statement-breakpoint
DROP INDEX "email_codes_one_open";
