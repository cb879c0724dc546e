-- CreateTable
CREATE TABLE "imported_events" (
    "organization_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "entry_key" TEXT,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "imported_events_pkey" PRIMARY KEY ("organization_id","source","source_id")
);

-- CreateIndex
CREATE INDEX "imported_events_organization_id_event_id_idx" ON "imported_events"("organization_id", "event_id");

-- AddForeignKey
ALTER TABLE "imported_events" ADD CONSTRAINT "imported_events_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
