-- Who waits for a time on days that are booked out, and what was offered to whom.
CREATE TABLE "waiting_entries" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "bookpage_id" TEXT NOT NULL,
    "appointment_type_id" TEXT,
    "host_id" TEXT,
    "duration" INTEGER,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "first_day" TEXT NOT NULL,
    "last_day" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "offered_starts" TIMESTAMPTZ(3)[] NOT NULL DEFAULT '{}',
    "offered_start" TIMESTAMPTZ(3),
    "offered_until" TIMESTAMPTZ(3),
    "hold_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "waiting_entries_pkey" PRIMARY KEY ("organization_id", "id"),
    CONSTRAINT "waiting_entries_ends_after_start" CHECK ("first_day" <= "last_day" AND "opens_at" < "closes_at"),
    CONSTRAINT "waiting_entries_offered_whole" CHECK (num_nonnulls("offered_start", "offered_until", "hold_id") IN (0, 3))
);

CREATE INDEX "waiting_entries_organization_id_bookpage_id_closes_at_idx" ON "waiting_entries"("organization_id", "bookpage_id", "closes_at");
CREATE INDEX "waiting_entries_organization_id_bookpage_id_id_idx" ON "waiting_entries"("organization_id", "bookpage_id", "id");
CREATE INDEX "waiting_entries_organization_id_appointment_type_id_idx" ON "waiting_entries"("organization_id", "appointment_type_id");
CREATE INDEX "waiting_entries_organization_id_email_idx" ON "waiting_entries"("organization_id", "email");
CREATE INDEX "waiting_entries_closes_at_idx" ON "waiting_entries"("closes_at");

ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_organization_id_bookpage_id_fkey"
  FOREIGN KEY ("organization_id", "bookpage_id") REFERENCES "bookpages"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_organization_id_appointment_type_id_fkey"
  FOREIGN KEY ("organization_id", "appointment_type_id") REFERENCES "appointment_types"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
