ALTER TABLE "accounts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_codes" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_language_known" CHECK (language in ('en', 'es', 'bzj')) NOT VALID;--> statement-breakpoint
ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_language_known" CHECK (language in ('en', 'es', 'bzj')) NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_language_known" CHECK (language in ('en', 'es', 'bzj')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_language_known" CHECK (language in ('en', 'es', 'bzj')) NOT VALID;