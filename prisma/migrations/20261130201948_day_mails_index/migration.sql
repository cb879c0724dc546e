CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_preferences_day" ON "user_preferences" ("organization_id", "user_id") WHERE "day_minute" IS NOT NULL;
