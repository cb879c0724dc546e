-- A public team is asked for by its id alone.
CREATE INDEX "teams_id_idx" ON "teams"("id");
