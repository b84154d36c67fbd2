CREATE TYPE "public"."staff_role" AS ENUM('reviewer', 'editor', 'admin');
--> statement-breakpoint
CREATE TYPE "public"."claim_status" AS ENUM('open', 'accepted', 'refused');
--> statement-breakpoint
CREATE TYPE "public"."import_outcome" AS ENUM('make', 'change', 'leave', 'refuse');
--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('uploaded', 'planning', 'planned', 'importing', 'imported', 'undoing', 'undone', 'failed');
--> statement-breakpoint
ALTER TYPE "public"."code_purpose" ADD VALUE IF NOT EXISTS 'claim';
--> statement-breakpoint
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
CREATE TABLE "duplicate_keys" (
	"key" text NOT NULL,
	"profile_id" bigint NOT NULL,
	CONSTRAINT "duplicate_keys_key_profile_id_pk" PRIMARY KEY("key","profile_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"left_id" bigint NOT NULL,
	"right_id" bigint NOT NULL,
	"score" smallint NOT NULL,
	"reasons" text[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"different_since" timestamp with time zone,
	"different_by" bigint,
	CONSTRAINT "duplicate_pairs_left_id_right_id_pk" PRIMARY KEY("left_id","right_id"),
	CONSTRAINT "duplicate_pairs_ordered" CHECK (left_id < right_id)
);
--> statement-breakpoint
CREATE TABLE "duplicate_searches" (
	"profile_id" bigint PRIMARY KEY NOT NULL,
	"keyed" integer NOT NULL,
	"searched" integer
);
--> statement-breakpoint
CREATE TABLE "moved_profiles" (
	"slug" text PRIMARY KEY NOT NULL,
	"profile_id" bigint NOT NULL,
	"outside_id" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_merges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"files" text[] NOT NULL,
	"merged_by" bigint,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"name" text NOT NULL,
	"outcome" "import_outcome" NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile_id" bigint,
	"before" jsonb,
	"version" integer,
	"imported" boolean DEFAULT false NOT NULL,
	"undone" boolean,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_by" bigint,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"key" text,
	"has_pictures" boolean DEFAULT false NOT NULL,
	"columns" jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"state" "import_state" DEFAULT 'uploaded' NOT NULL,
	"failure" text,
	"run" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "imports_key_unique" UNIQUE("key"),
	CONSTRAINT "imports_language_known" CHECK (language in ('en', 'es', 'bzj'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mailing_recipients" (
	"mailing_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_recipients_mailing_id_account_id_pk" PRIMARY KEY("mailing_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mailings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"written_by" bigint,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kind" "profile_kind",
	"location" text,
	"category" text,
	"standing" text DEFAULT 'all' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "staff_role" "staff_role";
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "invitation_id" bigint;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mailings_off_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "outside_id" text;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "check_asked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "check_note" text;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "phone_hidden_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claim_codes" ADD CONSTRAINT "claim_codes_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_keys" ADD CONSTRAINT "duplicate_keys_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_left_id_profiles_account_id_fk" FOREIGN KEY ("left_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_right_id_profiles_account_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_different_by_accounts_id_fk" FOREIGN KEY ("different_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "duplicate_searches" ADD CONSTRAINT "duplicate_searches_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "moved_profiles" ADD CONSTRAINT "moved_profiles_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_merges" ADD CONSTRAINT "profile_merges_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_merges" ADD CONSTRAINT "profile_merges_merged_by_accounts_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailing_recipients" ADD CONSTRAINT "mailing_recipients_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_written_by_accounts_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email_unique" ON "staff_invitations" USING btree (lower("email"));
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open_each" ON "claims" USING btree ("profile_id",lower("email")) WHERE status = 'open';
--> statement-breakpoint
CREATE INDEX "claims_status_created_at_index" ON "claims" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "duplicate_keys_profile_id_index" ON "duplicate_keys" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "duplicate_pairs_right_id_index" ON "duplicate_pairs" USING btree ("right_id");
--> statement-breakpoint
CREATE INDEX "duplicate_pairs_open" ON "duplicate_pairs" USING btree ("score" DESC NULLS LAST) WHERE different_since is null;
--> statement-breakpoint
CREATE INDEX "moved_profiles_profile_id_index" ON "moved_profiles" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "moved_profiles_outside_id_index" ON "moved_profiles" USING btree ("outside_id") WHERE outside_id is not null;
--> statement-breakpoint
CREATE INDEX "profile_merges_profile_id_index" ON "profile_merges" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "profile_merges_merged_at_index" ON "profile_merges" USING btree ("merged_at");
--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","number");
--> statement-breakpoint
CREATE INDEX "import_rows_profile_id_index" ON "import_rows" USING btree ("profile_id");
--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree (state) WHERE state in ('planning', 'importing', 'undoing');
--> statement-breakpoint
CREATE INDEX "invitations_to_mail" ON "invitations" USING btree ("id") WHERE email is not null and mailed_at is null and ended_at is null;
--> statement-breakpoint
CREATE INDEX "mailing_recipients_account_id_index" ON "mailing_recipients" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "mailing_recipients_sent_at_index" ON "mailing_recipients" USING btree ("sent_at");
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "accounts_invited" ON "accounts" USING btree ("invitation_id") WHERE invitation_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "profiles_outside_id_unique" ON "profiles" USING btree ("outside_id") WHERE outside_id is not null;
--> statement-breakpoint
-- By hand: whoever worked here before there were roles could do everything, and still can.
-- allowed: the few accounts of staff, and the version before does not know the column
UPDATE "accounts" SET "staff_role" = 'admin' WHERE "kind" = 'admin';
--> statement-breakpoint
-- By hand: the version before, and a backup of it, write staff without a role.
CREATE FUNCTION give_staff_a_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.staff_role := 'admin';
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_staff_role BEFORE INSERT ON "accounts" FOR EACH ROW
  WHEN (NEW.kind = 'admin' AND NEW.staff_role IS NULL) EXECUTE FUNCTION give_staff_a_role();
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_staff_role" CHECK ((kind = 'admin') = (staff_role is not null)) NOT VALID;
--> statement-breakpoint
-- Every page shows something of the settings: a change of them is one of everything.
CREATE FUNCTION raise_version_of_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH raised AS (
    UPDATE data_versions SET version = version + 1 WHERE name = 'directory' RETURNING version
  )
  INSERT INTO directory_changes (version, counted) SELECT version, true FROM raised;
  PERFORM pg_notify('directory_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER site_settings_version AFTER INSERT OR UPDATE OR DELETE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version_of_everything();
--> statement-breakpoint
-- Written by hand. As before, but a number that is being checked is nobody's.
CREATE OR REPLACE FUNCTION specialist_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.written_in, p.translations,
        CASE WHEN p.phone_hidden_at IS NULL THEN p.phone END AS phone, p.whatsapp, d.first_name,
        d.last_name, d.occupation, d.education, d.skills, d.bio, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN specialist_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION business_cards(ids bigint[]) RETURNS json LANGUAGE plpgsql STABLE
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  RETURN (
    SELECT json_agg(card ORDER BY card.place) FROM (
      SELECT page.place, p.slug, p.category, p.location, p.rating_sum, p.review_count, p.facts, p.written_in, p.translations,
        CASE WHEN p.phone_hidden_at IS NULL THEN p.phone END AS phone, p.whatsapp,
        d.business_name, d.specific_type, d.about, d.services, d.description, a.is_demo,
        coalesce((
          SELECT json_agg(json_build_object('slot', m.slot, 'key', m.key) ORDER BY m.position)
          FROM media m WHERE m.account_id = p.account_id AND m.live), '[]'::json) AS pictures
      FROM unnest(ids) WITH ORDINALITY AS page(account_id, place)
        JOIN profiles p USING (account_id)
        JOIN business_profiles d USING (account_id)
        JOIN accounts a ON a.id = p.account_id
    ) AS card);
END
$$;
