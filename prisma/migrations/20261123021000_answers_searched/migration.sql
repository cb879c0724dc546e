-- Which events have this answer. Most people were asked nothing.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invitees_answers_idx" ON "invitees" USING gin ("organization_id", "answers" jsonb_path_ops)
  WITH (fastupdate = off) WHERE "answers" <> '[]';
