CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_long" ON "events"("organization_id", ("ends_at" - "starts_at")) WHERE ("ends_at" - "starts_at" > interval '1 day');
