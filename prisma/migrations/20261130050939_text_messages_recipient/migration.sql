CREATE INDEX CONCURRENTLY IF NOT EXISTS "text_messages_organization_id_recipient_id_idx" ON "text_messages"("organization_id", "recipient", "id" DESC);
