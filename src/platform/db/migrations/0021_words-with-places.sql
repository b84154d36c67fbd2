CREATE INDEX IF NOT EXISTS "profile_search_document_at_specialist" ON "profile_search" USING gin ("document",array_prepend(location, areas)) WITH (gin_pending_list_limit=64) WHERE kind = 'specialist';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profile_search_strong_at_specialist" ON "profile_search" USING gin ("strong",array_prepend(location, areas)) WITH (gin_pending_list_limit=64) WHERE kind = 'specialist';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profile_search_document_at_business" ON "profile_search" USING gin ("document",array_prepend(location, areas)) WITH (gin_pending_list_limit=64) WHERE kind = 'business';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "profile_search_strong_at_business" ON "profile_search" USING gin ("strong",array_prepend(location, areas)) WITH (gin_pending_list_limit=64) WHERE kind = 'business';--> statement-breakpoint
DROP INDEX "profile_search_document_specialist";--> statement-breakpoint
DROP INDEX "profile_search_strong_specialist";--> statement-breakpoint
DROP INDEX "profile_search_document_business";--> statement-breakpoint
DROP INDEX "profile_search_strong_business";
