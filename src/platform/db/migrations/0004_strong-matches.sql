DROP INDEX "profile_search_document";--> statement-breakpoint
CREATE INDEX "profile_search_document_specialist" ON "profile_search" USING gin ("document") WHERE kind = 'specialist';--> statement-breakpoint
CREATE INDEX "profile_search_strong_specialist" ON "profile_search" USING gin (ts_filter("document", '{a,b}')) WHERE kind = 'specialist';--> statement-breakpoint
CREATE INDEX "profile_search_document_business" ON "profile_search" USING gin ("document") WHERE kind = 'business';--> statement-breakpoint
CREATE INDEX "profile_search_strong_business" ON "profile_search" USING gin (ts_filter("document", '{a,b}')) WHERE kind = 'business';