-- What counts as busy by its owner's choice, what the provider said last, and when all was read and written.
ALTER TABLE "calendar_lists" ADD COLUMN "busy_statuses" TEXT[] NOT NULL DEFAULT ARRAY['tentative', 'out_of_office']::TEXT[];
ALTER TABLE "subcalendars" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "told" JSONB;
ALTER TABLE "subcalendar_syncs" ADD COLUMN "whole_at" TIMESTAMPTZ(3);
ALTER TABLE "calendar_syncs" ADD COLUMN "write_refused_at" TIMESTAMPTZ(3);
