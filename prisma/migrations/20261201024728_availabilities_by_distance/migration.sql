CREATE INDEX CONCURRENTLY IF NOT EXISTS "availabilities_by_distance" ON "availabilities" ("organization_id", "user_id") WHERE "journeys" -> 'minutes_per_km' IS NOT NULL;
