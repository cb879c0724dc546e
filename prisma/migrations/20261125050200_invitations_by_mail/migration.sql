-- One open invitation an address.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "invitations_organization_id_email_open" ON "invitations"("organization_id", "email")
  WHERE "email" IS NOT NULL AND "revoked_at" IS NULL AND "joined_at" IS NULL;
