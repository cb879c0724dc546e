-- DropIndex
DROP INDEX "reservations_host_id_ends_at_starts_at_idx";

-- CreateIndex
CREATE INDEX "reservations_host_id_ends_at_starts_at_event_id_idx" ON "reservations"("host_id", "ends_at", "starts_at", "event_id");
