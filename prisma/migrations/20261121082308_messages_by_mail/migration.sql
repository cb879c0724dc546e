-- AlterTable
ALTER TABLE "event_messages" ADD COLUMN "mail_hash" BYTEA;

-- CreateIndex
CREATE UNIQUE INDEX "event_messages_event_id_mail_hash_key" ON "event_messages"("event_id", "mail_hash");
