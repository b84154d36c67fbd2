CREATE TYPE "public"."account_kind" AS ENUM('specialist', 'business', 'admin');--> statement-breakpoint
CREATE TYPE "public"."account_status" AS ENUM('active', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."code_purpose" AS ENUM('signup', 'password_reset', 'email_change', 'review');--> statement-breakpoint
CREATE TYPE "public"."profile_event_kind" AS ENUM('view', 'search', 'call', 'whatsapp', 'email', 'message');--> statement-breakpoint
CREATE TYPE "public"."media_slot" AS ENUM('profile', 'background', 'showcase', 'video');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('new', 'open', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."report_status" AS ENUM('open', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."profile_kind" AS ENUM('specialist', 'business');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('pending', 'approved', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."review_state" AS ENUM('published', 'removed');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "account_kind" NOT NULL,
	"status" "account_status" DEFAULT 'active' NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"recovery_code_hashes" text[] DEFAULT '{}' NOT NULL,
	"signup_client" "inet",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "email_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" "code_purpose" NOT NULL,
	"email" text NOT NULL,
	"code_hmac" text NOT NULL,
	"browser_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"user_agent" text,
	"second_factor_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "profile_event_days" (
	"profile_id" bigint NOT NULL,
	"day" date NOT NULL,
	"kind" "profile_event_kind" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "profile_event_days_profile_id_day_kind_pk" PRIMARY KEY("profile_id","day","kind")
);
--> statement-breakpoint
CREATE TABLE "profile_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint NOT NULL,
	"kind" "profile_event_kind" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"slot" "media_slot" NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"average_color" text,
	"content_hash" text NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"status" "message_status" DEFAULT 'new' NOT NULL,
	"notes" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured" (
	"profile_id" bigint PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint,
	"review_id" bigint,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"email" text,
	"visitor_hash" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"status" "report_status" DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_object" CHECK (num_nonnulls(profile_id, review_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"address" text NOT NULL,
	"specific_type" text NOT NULL,
	"about" text NOT NULL,
	"services" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"status" "review_status" DEFAULT 'pending' NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"kind" "profile_kind" NOT NULL,
	"slug" text NOT NULL,
	"display_name" text NOT NULL,
	"headline" text NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"phone" text,
	"work_email" text,
	"whatsapp" boolean DEFAULT true NOT NULL,
	"video_url" text,
	"review_status" "review_status" DEFAULT 'pending' NOT NULL,
	"review_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"listed" boolean NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "profiles_rating_possible" CHECK (rating_sum between review_count and review_count * 5)
);
--> statement-breakpoint
CREATE TABLE "specialist_profiles" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"occupation" text NOT NULL,
	"education" text NOT NULL,
	"skills" text NOT NULL,
	"bio" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"profile_id" bigint NOT NULL,
	"author_email" text NOT NULL,
	"author_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"state" "review_state" DEFAULT 'published' NOT NULL,
	"removed_reason" text,
	"reply" text,
	"replied_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_stars_possible" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"kind" "profile_kind" NOT NULL,
	"query" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_kind_query_pk" PRIMARY KEY("kind","query")
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"means" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_event_days" ADD CONSTRAINT "profile_event_days_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_events" ADD CONSTRAINT "profile_events_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured" ADD CONSTRAINT "featured_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_account_id_profiles_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_account_id_profiles_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_profiles" ADD CONSTRAINT "specialist_profiles_account_id_profiles_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_profile_id_profiles_account_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "email_codes_one_open" ON "email_codes" USING btree ("purpose",lower("email")) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "email_codes_daily_budget" ON "email_codes" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profile_events_created_at_index" ON "profile_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_per_place" ON "media" USING btree ("account_id","slot","position") WHERE live;--> statement-breakpoint
CREATE INDEX "media_content_hash_index" ON "media" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "contact_messages_status_created_at_index" ON "contact_messages" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_object_kind_object_id_index" ON "audit_log" USING btree ("object_kind","object_id");--> statement-breakpoint
CREATE INDEX "audit_log_created_at_index" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "featured_position_index" ON "featured" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_per_profile" ON "reports" USING btree ("visitor_hash","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_per_review" ON "reports" USING btree ("visitor_hash","review_id");--> statement-breakpoint
CREATE INDEX "reports_status_priority_created_at_index" ON "reports" USING btree ("status","priority","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_profiles_name_unique" ON "business_profiles" USING btree (lower(regexp_replace(btrim("business_name"), '\s+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "profile_revisions_account_id_submitted_at_index" ON "profile_revisions" USING btree ("account_id","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_revisions_one_waiting" ON "profile_revisions" USING btree ("account_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_phone_unique" ON "profiles" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_work_email_unique" ON "profiles" USING btree (lower("work_email"));--> statement-breakpoint
CREATE INDEX "profiles_listed" ON "profiles" USING btree ("kind","category","location") WHERE listed;--> statement-breakpoint
CREATE INDEX "profiles_waiting" ON "profiles" USING btree ("submitted_at") WHERE review_status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_author" ON "reviews" USING btree ("profile_id",lower("author_email"));--> statement-breakpoint
CREATE INDEX "reviews_profile_id_created_at_index" ON "reviews" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "synonyms_term_unique" ON "synonyms" USING btree (lower("term"));