CREATE TYPE "public"."staff_role" AS ENUM('reviewer', 'editor', 'admin');--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" "staff_role" NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_language_known" CHECK (language in ('en', 'es', 'bzj'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "staff_role" "staff_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email_unique" ON "staff_invitations" USING btree (lower("email"));--> statement-breakpoint
-- By hand: whoever worked here before there were roles could do everything, and still can.
-- allowed: the few accounts of staff, and the version before does not know the column
UPDATE "accounts" SET "staff_role" = 'admin' WHERE "kind" = 'admin';--> statement-breakpoint
-- By hand: the version before, and a backup of it, write staff without a role.
CREATE FUNCTION give_staff_a_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.staff_role := 'admin';
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_staff_role BEFORE INSERT ON "accounts" FOR EACH ROW
  WHEN (NEW.kind = 'admin' AND NEW.staff_role IS NULL) EXECUTE FUNCTION give_staff_a_role();--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_staff_role" CHECK ((kind = 'admin') = (staff_role is not null)) NOT VALID;