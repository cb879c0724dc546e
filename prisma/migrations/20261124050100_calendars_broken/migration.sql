CREATE INDEX CONCURRENTLY IF NOT EXISTS "calendars_broken" ON "calendars"("organization_id", "id") WHERE "access_broken";
