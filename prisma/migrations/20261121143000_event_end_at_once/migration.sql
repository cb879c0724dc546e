-- One look at the dates of each event, where two functions within another took most of the time of writing an event.
CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "events" e SET "ends_at" = n."ends_at"
    FROM (SELECT o."id", COALESCE(
                   max(d."ends_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id"),
                   max(d."ends_at")) AS "ends_at"
            FROM "events" o LEFT JOIN "event_dates" d ON d."event_id" = o."id"
           WHERE o."id" IN (SELECT c."event_id" FROM "changed" c) GROUP BY o."id") n
   WHERE e."id" = n."id" AND e."ends_at" IS DISTINCT FROM n."ends_at";
  RETURN NULL;
END $$;
