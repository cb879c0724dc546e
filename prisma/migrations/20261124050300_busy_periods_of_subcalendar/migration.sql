CREATE INDEX CONCURRENTLY IF NOT EXISTS "busy_periods_of_subcalendar"
  ON "busy_periods"("organization_id", "subcalendar_id", "ends_at", "starts_at", "all_day");
