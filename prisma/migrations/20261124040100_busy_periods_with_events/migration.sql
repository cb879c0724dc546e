-- An event that moves does not stand in its own way, in a calendar neither.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "busy_periods_taking"
  ON "busy_periods"("organization_id", "user_id", "ends_at") INCLUDE ("starts_at", "all_day", "event_id") WHERE "counts";
