-- Rows that are copied to the servers of a cluster are no change, and these servers do not know yet where the shards lie.

-- The shard of a table that lies beside the one named; null while the tables are being spread.
CREATE OR REPLACE FUNCTION name_beside("written" TEXT, "name" TEXT) RETURNS TEXT LANGUAGE plpgsql STABLE AS $$
DECLARE
  "number" CONSTANT BIGINT := substring("written" FROM '_([0-9]+)$');
BEGIN
  IF "number" IS NULL THEN
    RETURN "name";
  END IF;
  RETURN (SELECT "name" || '_' || o.shardid
            FROM pg_dist_shard s JOIN pg_dist_shard o ON o.shardminvalue = s.shardminvalue
           WHERE s.shardid = "number" AND o.logicalrelid = to_regclass("name"));
END $$;

CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  "events" CONSTANT TEXT := name_beside(TG_TABLE_NAME, 'events');
  "dates" CONSTANT TEXT := name_beside(TG_TABLE_NAME, 'event_dates');
BEGIN
  IF "dates" IS NULL THEN
    RETURN NULL;
  END IF;
  EXECUTE format('
    UPDATE %1$I e SET "ends_at" = n."ends_at", "starts_at" = n."starts_at"
      FROM (SELECT o."organization_id", o."id", COALESCE(
                     max(d."ends_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id"),
                     max(d."ends_at")) AS "ends_at",
                   max(d."starts_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id") AS "starts_at"
              FROM (SELECT DISTINCT "organization_id", "event_id" FROM "changed") c
              JOIN %1$I o ON o."organization_id" = c."organization_id" AND o."id" = c."event_id"
              LEFT JOIN %2$I d ON d."organization_id" = o."organization_id" AND d."event_id" = o."id"
             GROUP BY o."organization_id", o."id") n
     WHERE e."organization_id" = n."organization_id" AND e."id" = n."id"
       AND (e."ends_at" IS DISTINCT FROM n."ends_at" OR e."starts_at" IS DISTINCT FROM n."starts_at")', "events", "dates");
  RETURN NULL;
END $$;
