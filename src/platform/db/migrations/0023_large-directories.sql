CREATE INDEX IF NOT EXISTS "accounts_signup_client_index" ON "accounts" USING btree ("signup_client") WHERE signup_client is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"slug") WHERE listed;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profiles_in_order" ON "profiles" USING btree ("kind","account_id") WHERE listed;
