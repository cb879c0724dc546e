CREATE INDEX CONCURRENTLY IF NOT EXISTS "form_responses_organization_id_form_id_updated_at_idx" ON "form_responses"("organization_id", "form_id", "updated_at");
