CREATE INDEX CONCURRENTLY IF NOT EXISTS "invitations_organization_id_user_id_idx" ON "invitations"("organization_id", "user_id");
