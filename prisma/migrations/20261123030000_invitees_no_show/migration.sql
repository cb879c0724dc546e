CREATE INDEX CONCURRENTLY IF NOT EXISTS "invitees_no_show" ON "invitees"("organization_id", "event_id") WHERE "no_show_at" IS NOT NULL;
