CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "reservations_of_parts" ON "reservations"("organization_id", "event_id", "host_id", "starts_at");
