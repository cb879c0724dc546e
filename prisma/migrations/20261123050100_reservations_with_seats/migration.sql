CREATE INDEX CONCURRENTLY IF NOT EXISTS "reservations_with_seats" ON "reservations"("organization_id", "host_id", "ends_at") WHERE "seats" IS NOT NULL;
