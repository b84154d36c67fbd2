CREATE TYPE "public"."import_outcome" AS ENUM('make', 'change', 'leave', 'refuse');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('uploaded', 'planning', 'planned', 'importing', 'imported', 'undoing', 'undone', 'failed');--> statement-breakpoint
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
ALTER TABLE "profiles" ADD COLUMN "outside_id" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "import_rows_profile_id_index" ON "import_rows" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree (state) WHERE state in ('planning', 'importing', 'undoing');--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "profiles_outside_id_unique" ON "profiles" USING btree ("outside_id") WHERE outside_id is not null;