CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_form" ON "events"("organization_id", "form_id", "id" DESC) WHERE "form_id" IS NOT NULL;
