CREATE TABLE "profile_search" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"kind" "profile_kind" NOT NULL,
	"category" text NOT NULL,
	"location" text NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"rating" real NOT NULL,
	"review_count" integer NOT NULL,
	"completeness" smallint NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_search" ADD CONSTRAINT "profile_search_account_id_profiles_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."profiles"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_search_document" ON "profile_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "profile_search_filters" ON "profile_search" USING btree ("kind","category","location");--> statement-breakpoint
CREATE INDEX "profile_search_best" ON "profile_search" USING btree ("kind","rating" DESC NULLS LAST,"completeness" DESC NULLS LAST,"confirmed_at" DESC NULLS LAST,"account_id");--> statement-breakpoint
CREATE INDEX "profile_search_headline" ON "profile_search" USING btree ("kind","headline" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "profile_search_name" ON "profile_search" USING btree ("kind","name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gist ("word" gist_trgm_ops);