-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "bounced_at" TIMESTAMPTZ(3),
ADD COLUMN     "complained_at" TIMESTAMPTZ(3);

-- allowed: the constraint after it permits one state more
ALTER TABLE "mails" DROP CONSTRAINT "mails_state";
ALTER TABLE "mails" ADD CONSTRAINT "mails_state"
  CHECK ("state" IN ('queued', 'sent', 'failed', 'bounced', 'unsent')) NOT VALID;

-- allowed: the constraint after it permits one state more
ALTER TABLE "mails" DROP CONSTRAINT "mails_sent";
ALTER TABLE "mails" ADD CONSTRAINT "mails_sent"
  CHECK (("state" IN ('sent', 'bounced')) = ("sent_at" IS NOT NULL)) NOT VALID;
ALTER TABLE "mails" ADD CONSTRAINT "mails_bounced" CHECK (("state" = 'bounced') = ("bounced_at" IS NOT NULL)) NOT VALID;

-- CreateTable
CREATE TABLE "mail_suppressions" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT,
    "answer" TEXT NOT NULL,
    "mail_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_suppressions_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "mail_suppressions_last_at_idx" ON "mail_suppressions"("last_at");

-- CreateIndex
CREATE UNIQUE INDEX "mail_suppressions_organization_id_address_key" ON "mail_suppressions"("organization_id", "address");

-- AddForeignKey
ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "mail_suppressions" ADD CONSTRAINT "mail_suppressions_reason" CHECK ("reason" IN ('bounce', 'complaint'));
