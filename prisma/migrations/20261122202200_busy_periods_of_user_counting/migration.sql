-- As of reservations.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "busy_periods_counting"
  ON "busy_periods"("organization_id", "user_id", "ends_at") INCLUDE ("starts_at", "all_day") WHERE "counts";
