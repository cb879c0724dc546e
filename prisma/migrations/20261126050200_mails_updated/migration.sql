CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_organization_id_updated_at_idx" ON "mails"("organization_id", "updated_at");
