-- Every row of an organisation says of which one it is. What it tells of has not changed: neither the audit log nor
-- anything else that follows a write is told.
ALTER TABLE "sessions" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "sessions" DISABLE TRIGGER USER;
UPDATE "sessions" t SET "organization_id" = p."organization_id" FROM "users" p WHERE p."id" = t."user_id";
ALTER TABLE "sessions" ENABLE TRIGGER USER;
ALTER TABLE "sessions" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "signup_links" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "signup_links" DISABLE TRIGGER USER;
UPDATE "signup_links" t SET "organization_id" = p."organization_id" FROM "users" p WHERE p."id" = t."user_id";
ALTER TABLE "signup_links" ENABLE TRIGGER USER;
ALTER TABLE "signup_links" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "team_members" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "team_members" DISABLE TRIGGER USER;
UPDATE "team_members" t SET "organization_id" = p."organization_id" FROM "teams" p WHERE p."id" = t."team_id";
ALTER TABLE "team_members" ENABLE TRIGGER USER;
ALTER TABLE "team_members" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "joinings" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "joinings" DISABLE TRIGGER USER;
UPDATE "joinings" t SET "organization_id" = p."organization_id" FROM "invitations" p WHERE p."id" = t."invitation_id";
ALTER TABLE "joinings" ENABLE TRIGGER USER;
ALTER TABLE "joinings" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "subcalendars" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "subcalendars" DISABLE TRIGGER USER;
UPDATE "subcalendars" t SET "organization_id" = p."organization_id" FROM "calendars" p WHERE p."id" = t."calendar_id";
ALTER TABLE "subcalendars" ENABLE TRIGGER USER;
ALTER TABLE "subcalendars" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "calendar_syncs" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "calendar_syncs" DISABLE TRIGGER USER;
UPDATE "calendar_syncs" t SET "organization_id" = p."organization_id" FROM "calendars" p WHERE p."id" = t."calendar_id";
ALTER TABLE "calendar_syncs" ENABLE TRIGGER USER;
ALTER TABLE "calendar_syncs" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "subcalendar_syncs" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "subcalendar_syncs" DISABLE TRIGGER USER;
UPDATE "subcalendar_syncs" t SET "organization_id" = p."organization_id" FROM "subcalendars" p WHERE p."id" = t."subcalendar_id";
ALTER TABLE "subcalendar_syncs" ENABLE TRIGGER USER;
ALTER TABLE "subcalendar_syncs" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "busy_periods" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "busy_periods" DISABLE TRIGGER USER;
UPDATE "busy_periods" t SET "organization_id" = p."organization_id" FROM "users" p WHERE p."id" = t."user_id";
ALTER TABLE "busy_periods" ENABLE TRIGGER USER;
ALTER TABLE "busy_periods" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "calendar_entries" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "calendar_entries" DISABLE TRIGGER USER;
UPDATE "calendar_entries" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "calendar_entries" ENABLE TRIGGER USER;
ALTER TABLE "calendar_entries" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "calendar_watches" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "calendar_watches" DISABLE TRIGGER USER;
UPDATE "calendar_watches" t SET "organization_id" = p."organization_id" FROM "subcalendars" p WHERE p."id" = t."subcalendar_id";
ALTER TABLE "calendar_watches" ENABLE TRIGGER USER;
ALTER TABLE "calendar_watches" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "event_dates" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "event_dates" DISABLE TRIGGER USER;
UPDATE "event_dates" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "event_dates" ENABLE TRIGGER USER;
ALTER TABLE "event_dates" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "event_places" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "event_places" DISABLE TRIGGER USER;
UPDATE "event_places" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "event_places" ENABLE TRIGGER USER;
ALTER TABLE "event_places" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "votes" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "votes" DISABLE TRIGGER USER;
UPDATE "votes" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "votes" ENABLE TRIGGER USER;
ALTER TABLE "votes" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "event_messages" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "event_messages" DISABLE TRIGGER USER;
UPDATE "event_messages" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "event_messages" ENABLE TRIGGER USER;
ALTER TABLE "event_messages" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "declines" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "declines" DISABLE TRIGGER USER;
UPDATE "declines" t SET "organization_id" = p."organization_id" FROM "events" p WHERE p."id" = t."event_id";
ALTER TABLE "declines" ENABLE TRIGGER USER;
ALTER TABLE "declines" ALTER COLUMN "organization_id" SET NOT NULL;

ALTER TABLE "webhook_attempts" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "webhook_attempts" DISABLE TRIGGER USER;
UPDATE "webhook_attempts" t SET "organization_id" = p."organization_id" FROM "webhook_deliveries" p WHERE p."id" = t."delivery_id";
ALTER TABLE "webhook_attempts" ENABLE TRIGGER USER;
ALTER TABLE "webhook_attempts" ALTER COLUMN "organization_id" SET NOT NULL;
