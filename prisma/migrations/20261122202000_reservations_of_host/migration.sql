-- The start is beside the key and not in it: a second range in the key makes PostgreSQL 18 reckon with a search for each
-- end, and read all meetings of the host instead.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reservations_of_host"
  ON "reservations"("organization_id", "host_id", "ends_at") INCLUDE ("starts_at", "event_id", "expires_at");
