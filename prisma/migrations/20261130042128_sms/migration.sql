-- CreateTable
CREATE TABLE "sms_accounts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "credentials" BYTEA NOT NULL,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sms_accounts_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "text_messages" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "invitee_id" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "provider_id" TEXT,
    "parts" INTEGER NOT NULL,
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "text_messages_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sms_accounts_organization_id_key" ON "sms_accounts"("organization_id");

-- CreateIndex
CREATE INDEX "text_messages_organization_id_event_id_idx" ON "text_messages"("organization_id", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "text_messages_organization_id_step_id_key" ON "text_messages"("organization_id", "step_id");

-- AddForeignKey
ALTER TABLE "sms_accounts" ADD CONSTRAINT "sms_accounts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

SELECT audit_table('sms_accounts', 'sms_account');
