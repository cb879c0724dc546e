-- AlterTable
ALTER TABLE "calendars" ADD COLUMN     "profile" JSONB;

-- AlterTable
ALTER TABLE "calendar_syncs" ADD COLUMN     "renewed" BYTEA;

-- CreateTable
CREATE TABLE "calendar_watches" (
    "id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "subcalendar_id" TEXT NOT NULL,
    "remote_id" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_watches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ended_accesses" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "credentials" BYTEA NOT NULL,
    "watches" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ended_accesses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "calendar_watches_subcalendar_id_key" ON "calendar_watches"("subcalendar_id");

-- CreateIndex
CREATE INDEX "ended_accesses_organization_id_idx" ON "ended_accesses"("organization_id");

-- CreateIndex
CREATE INDEX "ended_accesses_created_at_idx" ON "ended_accesses"("created_at");

-- AddForeignKey
ALTER TABLE "calendar_watches" ADD CONSTRAINT "calendar_watches_subcalendar_id_fkey" FOREIGN KEY ("subcalendar_id") REFERENCES "subcalendars"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ended_accesses" ADD CONSTRAINT "ended_accesses_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose account it is besides: asked before access is given back.
CREATE INDEX "calendars_source_source_id_idx" ON "calendars"("source", "source_id");
