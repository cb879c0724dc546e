DROP INDEX CONCURRENTLY IF EXISTS "busy_periods_counting";
