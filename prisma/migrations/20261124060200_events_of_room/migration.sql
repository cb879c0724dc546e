CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_of_room" ON "events"("organization_id", "room_id", "ends_at") WHERE "room_id" IS NOT NULL;
