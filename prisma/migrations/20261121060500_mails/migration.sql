-- CreateTable
CREATE TABLE "mails" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "event_id" TEXT,
    "kind" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mails_state" CHECK ("state" IN ('queued', 'sent', 'failed', 'kept')),
    CONSTRAINT "mails_sent" CHECK (("state" = 'sent') = ("sent_at" IS NOT NULL))
);

-- CreateIndex
CREATE UNIQUE INDEX "mails_key_key" ON "mails"("key");

-- CreateIndex
CREATE INDEX "mails_organization_id_id_idx" ON "mails"("organization_id", "id" DESC);

-- CreateIndex
CREATE INDEX "mails_organization_id_state_id_idx" ON "mails"("organization_id", "state", "id" DESC);

-- CreateIndex
CREATE INDEX "mails_organization_id_event_id_id_idx" ON "mails"("organization_id", "event_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
