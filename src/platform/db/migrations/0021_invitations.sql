CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"made_by" bigint NOT NULL,
	"kind" text,
	"category" text,
	"location" text,
	"language" text DEFAULT 'en' NOT NULL,
	"email" text,
	"mailbox" text,
	"name" text,
	"note" text,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invitations_token_unique" UNIQUE("token"),
	CONSTRAINT "invitations_mailbox_unique" UNIQUE("mailbox"),
	CONSTRAINT "invitations_kind_known" CHECK (kind in ('specialist', 'business')),
	CONSTRAINT "invitations_language_known" CHECK (language in ('en', 'es', 'bzj'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invitation_id" bigint;--> statement-breakpoint
CREATE INDEX "invitations_to_mail" ON "invitations" USING btree ("id") WHERE email is not null and mailed_at is null and ended_at is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "accounts_invited" ON "accounts" USING btree ("invitation_id") WHERE invitation_id is not null;