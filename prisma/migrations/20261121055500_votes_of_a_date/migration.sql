-- A date or place that is replaced takes its votes along, which must not read everybody's.
CREATE INDEX "votes_date_id_idx" ON "votes"("date_id");
CREATE INDEX "votes_place_id_idx" ON "votes"("place_id");
