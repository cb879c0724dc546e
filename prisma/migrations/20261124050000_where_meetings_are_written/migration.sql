ALTER TABLE "calendar_lists" ADD COLUMN "target_calendar_id" TEXT,
  ADD COLUMN "entry_visibility" TEXT NOT NULL DEFAULT 'default';

ALTER TABLE "subcalendars" ADD COLUMN "copy_busy" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "calendar_syncs" ADD COLUMN "broken_since" TIMESTAMPTZ(3),
  ADD COLUMN "owner_told_at" TIMESTAMPTZ(3),
  ADD COLUMN "admins_told_at" TIMESTAMPTZ(3);
