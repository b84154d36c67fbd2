CREATE TYPE "public"."claim_status" AS ENUM('open', 'accepted', 'refused');--> statement-breakpoint
ALTER TYPE "public"."code_purpose" ADD VALUE IF NOT EXISTS 'claim';--> statement-breakpoint
CREATE TABLE "claim_codes" (
	"profile_id" bigint PRIMARY KEY NOT NULL,
	"code_hmac" text NOT NULL,
	"made_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"words" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" "claim_status" DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_language_known" CHECK (language in ('en', 'es', 'bzj'))
);
--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open_each" ON "claims" USING btree ("profile_id",lower("email")) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "claims_status_created_at_index" ON "claims" USING btree ("status","created_at");