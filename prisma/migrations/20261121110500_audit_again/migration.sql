-- As before, and once more for a table that got columns of bytes since: the triggers it has are replaced.
CREATE OR REPLACE FUNCTION audit_table(
  "name" TEXT, "resource" TEXT, "keys" TEXT DEFAULT 'id', "id_column" TEXT DEFAULT 'id', "owner" TEXT DEFAULT '',
  "owner_column" TEXT DEFAULT 'organization_id', "part" TEXT DEFAULT '', "hidden" TEXT[] DEFAULT '{}',
  "masked" TEXT DEFAULT ''
) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "left_out" TEXT[] := "hidden" || '{organization_id,created_at,updated_at,v}'::TEXT[]
    || CASE WHEN "part" = '' THEN ARRAY["id_column"] ELSE ARRAY["id_column", 'position'] END
    || ARRAY(SELECT a.attname::TEXT FROM pg_attribute a
              WHERE a.attrelid = "name"::regclass AND a.atttypid = 'bytea'::regtype AND a.attname <> "masked");
  "arguments" TEXT := concat_ws(', ', quote_literal("resource"), quote_literal("keys"), quote_literal("id_column"),
    quote_literal("owner"), quote_literal("owner_column"), quote_literal("part"), quote_literal("left_out"::TEXT),
    quote_literal("masked"));
BEGIN
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
  EXECUTE format('CREATE OR REPLACE TRIGGER audit_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT EXECUTE FUNCTION record_audit(%s)', "name", "arguments");
END $$;
