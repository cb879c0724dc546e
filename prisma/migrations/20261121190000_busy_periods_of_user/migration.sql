-- What goes with a user is looked for whether it counts or not, which the partial index cannot tell.
CREATE INDEX "busy_periods_user_id_idx" ON "busy_periods"("user_id");
