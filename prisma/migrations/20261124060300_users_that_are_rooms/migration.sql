CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_that_are_rooms" ON "users"("organization_id", "id") WHERE "resource";
