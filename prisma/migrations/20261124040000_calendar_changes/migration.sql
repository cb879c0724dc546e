-- What somebody does in a calendar to the entry of an event, and what of an entry tells that they did.
CREATE TABLE "calendar_changes" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "all_day" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'open',
    "reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_changes_pkey" PRIMARY KEY ("organization_id", "id"),
    CONSTRAINT "calendar_changes_times" CHECK (CASE "kind" WHEN 'moved' THEN "starts_at" < "ends_at" ELSE "starts_at" IS NULL AND "ends_at" IS NULL END),
    CONSTRAINT "calendar_changes_ended" CHECK (("state" = 'open') = ("ended_at" IS NULL))
);

CREATE UNIQUE INDEX "calendar_changes_open" ON "calendar_changes"("organization_id", "event_id", "user_id", "uid") WHERE "state" = 'open';
CREATE INDEX "calendar_changes_organization_id_event_id_idx" ON "calendar_changes"("organization_id", "event_id");
CREATE INDEX "calendar_changes_organization_id_user_id_idx" ON "calendar_changes"("organization_id", "user_id");

ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_organization_id_event_id_fkey"
  FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_changes" ADD CONSTRAINT "calendar_changes_organization_id_user_id_fkey"
  FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "calendar_entries"
  ADD COLUMN "starts_at" TIMESTAMPTZ(3),
  ADD COLUMN "ends_at" TIMESTAMPTZ(3),
  ADD COLUMN "all_day" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "writing_since" TIMESTAMPTZ(3),
  ADD COLUMN "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "answers" JSONB NOT NULL DEFAULT '{}';

ALTER TABLE "calendar_lists" ADD COLUMN "on_calendar_change" TEXT NOT NULL DEFAULT 'tell';
ALTER TABLE "busy_periods" ADD COLUMN "event_id" TEXT;
