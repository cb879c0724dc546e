CREATE OR REPLACE FUNCTION audit_organization("owner" TEXT, "owner_id" TEXT) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE "owner"
    WHEN 'users' THEN (SELECT "organization_id" FROM "users" WHERE "id" = "owner_id")
    WHEN 'teams' THEN (SELECT "organization_id" FROM "teams" WHERE "id" = "owner_id")
    WHEN 'events' THEN (SELECT "organization_id" FROM "events" WHERE "id" = "owner_id")
    WHEN 'calendars' THEN (SELECT "organization_id" FROM "calendars" WHERE "id" = "owner_id")
    WHEN 'webhooks' THEN (SELECT "organization_id" FROM "webhooks" WHERE "id" = "owner_id")
  END
$$;

SELECT audit_table('webhooks', 'webhook', hidden => '{failing_since}');
SELECT audit_table('webhook_secrets', 'webhook', id_column => 'webhook_id', owner => 'webhooks', part => 'secrets',
  masked => 'sealed');
