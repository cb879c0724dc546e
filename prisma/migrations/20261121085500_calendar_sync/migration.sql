-- AlterTable
ALTER TABLE "calendar_lists" ADD COLUMN     "when_broken" TEXT NOT NULL DEFAULT 'last_known',
ADD CONSTRAINT "calendar_lists_when_broken" CHECK ("when_broken" IN ('last_known', 'block'));

-- CreateTable
CREATE TABLE "calendar_syncs" (
    "calendar_id" TEXT NOT NULL,
    "synced_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calendar_syncs_pkey" PRIMARY KEY ("calendar_id")
);

-- CreateTable
CREATE TABLE "subcalendar_syncs" (
    "subcalendar_id" TEXT NOT NULL,
    "token" TEXT,
    "read_until" TIMESTAMPTZ(3),

    CONSTRAINT "subcalendar_syncs_pkey" PRIMARY KEY ("subcalendar_id")
);

-- CreateTable
CREATE TABLE "busy_periods" (
    "id" BIGSERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "subcalendar_id" TEXT,
    "object_key" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "all_day" BOOLEAN NOT NULL DEFAULT false,
    "counts" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "busy_periods_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "busy_periods_in_order" CHECK ("starts_at" < "ends_at")
);

-- CreateTable
CREATE TABLE "calendar_entries" (
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "subcalendar_id" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "written" TEXT NOT NULL,

    CONSTRAINT "calendar_entries_pkey" PRIMARY KEY ("event_id","user_id","uid")
);

-- CreateIndex
CREATE INDEX "calendar_syncs_due_at_idx" ON "calendar_syncs"("due_at");

-- CreateIndex
CREATE INDEX "busy_periods_subcalendar_id_object_key_idx" ON "busy_periods"("subcalendar_id", "object_key");

-- What the slot search reads, from the index alone.
CREATE INDEX "busy_periods_taken" ON "busy_periods"("user_id", "ends_at", "starts_at", "all_day") WHERE "counts";

-- CreateIndex
CREATE INDEX "calendar_entries_subcalendar_id_idx" ON "calendar_entries"("subcalendar_id");

-- CreateIndex
CREATE INDEX "calendar_entries_user_id_idx" ON "calendar_entries"("user_id");

-- AddForeignKey
ALTER TABLE "calendar_syncs" ADD CONSTRAINT "calendar_syncs_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subcalendar_syncs" ADD CONSTRAINT "subcalendar_syncs_subcalendar_id_fkey" FOREIGN KEY ("subcalendar_id") REFERENCES "subcalendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "busy_periods" ADD CONSTRAINT "busy_periods_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "busy_periods" ADD CONSTRAINT "busy_periods_subcalendar_id_fkey" FOREIGN KEY ("subcalendar_id") REFERENCES "subcalendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_subcalendar_id_fkey" FOREIGN KEY ("subcalendar_id") REFERENCES "subcalendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whether a subcalendar is busy is asked with every slot search, so each of its periods knows.
CREATE FUNCTION follow_busy() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE busy_periods SET counts = NEW.busy WHERE subcalendar_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_busy AFTER UPDATE OF busy ON subcalendars
  FOR EACH ROW WHEN (OLD.busy IS DISTINCT FROM NEW.busy) EXECUTE FUNCTION follow_busy();
