CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookpages_of_template" ON "bookpages"("organization_id", "template_id", "id") WHERE "template_id" IS NOT NULL;
