-- A booking that repeats: which series an event is of, and its place in it.
ALTER TABLE "events" ADD COLUMN "series_id" TEXT, ADD COLUMN "series" JSONB;
