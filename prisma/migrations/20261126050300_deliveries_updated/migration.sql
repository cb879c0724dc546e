CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_organization_id_webhook_id_updated_at_idx" ON "webhook_deliveries"("organization_id", "webhook_id", "updated_at");
