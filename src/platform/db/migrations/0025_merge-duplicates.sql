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
ALTER TABLE "duplicate_keys" ADD CONSTRAINT "duplicate_keys_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_left_id_profiles_account_id_fk" FOREIGN KEY ("left_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_right_id_profiles_account_id_fk" FOREIGN KEY ("right_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_different_by_accounts_id_fk" FOREIGN KEY ("different_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_searches" ADD CONSTRAINT "duplicate_searches_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_profiles" ADD CONSTRAINT "moved_profiles_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_merges" ADD CONSTRAINT "profile_merges_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_merges" ADD CONSTRAINT "profile_merges_merged_by_accounts_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicate_keys_profile_id_index" ON "duplicate_keys" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_right_id_index" ON "duplicate_pairs" USING btree ("right_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_open" ON "duplicate_pairs" USING btree ("score" DESC NULLS LAST) WHERE different_since is null;--> statement-breakpoint
CREATE INDEX "moved_profiles_profile_id_index" ON "moved_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_merges_profile_id_index" ON "profile_merges" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "profile_merges_merged_at_index" ON "profile_merges" USING btree ("merged_at");