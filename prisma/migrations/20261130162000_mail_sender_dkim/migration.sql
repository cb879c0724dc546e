-- AlterTable
ALTER TABLE "mail_senders" ADD COLUMN     "dkim_private_key" BYTEA,
ADD COLUMN     "dkim_public_key" TEXT,
ADD COLUMN     "dkim_selector" TEXT,
ADD COLUMN     "dns" JSONB,
ALTER COLUMN "host" DROP NOT NULL,
ALTER COLUMN "port" DROP NOT NULL,
ALTER COLUMN "security" DROP NOT NULL;

ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_server"
  CHECK (("host" IS NULL) = ("port" IS NULL) AND ("host" IS NULL) = ("security" IS NULL)
         AND ("host" IS NOT NULL OR "dkim_private_key" IS NOT NULL)) NOT VALID;
