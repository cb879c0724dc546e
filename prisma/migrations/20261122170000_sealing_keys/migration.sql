-- Which secrets have sealed what this database holds.
CREATE TABLE "sealing_keys" (
    "key_id" BYTEA NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sealing_keys_pkey" PRIMARY KEY ("key_id")
);

-- As before, unless bookpage.audit is off in the transaction: for what changes nothing that an entry would tell of
-- (values sealed anew), and for what entries must not keep (persons and organisations that are erased).
CREATE OR REPLACE FUNCTION record_audit() RETURNS TRIGGER LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  "key_a" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 1);
  "key_b" CONSTANT TEXT := split_part(TG_ARGV[1], ',', 2);
  "befores" JSONB[];
  "afters" JSONB[];
BEGIN
  IF current_setting('bookpage.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg('{}'::jsonb), array_agg(to_jsonb(n)) INTO "befores", "afters" FROM "new_rows" n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(to_jsonb(o)), array_agg('{}'::jsonb) INTO "befores", "afters" FROM "old_rows" o;
  ELSE
    SELECT array_agg(o.j), array_agg(n.j) INTO "befores", "afters"
      FROM (SELECT to_jsonb(r) AS j FROM "old_rows" r) o
      JOIN (SELECT to_jsonb(r) AS j FROM "new_rows" r) n
        ON n.j ->> "key_a" = o.j ->> "key_a" AND n.j -> "key_b" IS NOT DISTINCT FROM o.j -> "key_b";
  END IF;
  IF "befores" IS NOT NULL THEN
    PERFORM write_audit_entries(TG_OP, TG_ARGV[0:7], "befores", "afters");
  END IF;
  RETURN NULL;
END $$;
