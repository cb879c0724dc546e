CREATE INDEX CONCURRENTLY IF NOT EXISTS "subject_steps_pending" ON "subject_steps" ("organization_id", "workflow_id") WHERE "state" = 'planned';
