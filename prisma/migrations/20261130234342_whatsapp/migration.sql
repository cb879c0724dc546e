-- AlterTable
ALTER TABLE "text_messages" ADD COLUMN     "channel" TEXT NOT NULL DEFAULT 'sms',
ADD COLUMN     "otherwise" TEXT;

-- AlterTable
ALTER TABLE "text_replies" ADD COLUMN     "channel" TEXT NOT NULL DEFAULT 'sms';

-- CreateTable
CREATE TABLE "whatsapp_accounts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "phone_number_id" TEXT NOT NULL,
    "business_account_id" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "verified_name" TEXT NOT NULL,
    "credentials" BYTEA NOT NULL,
    "problem" TEXT,
    "refreshed_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "whatsapp_accounts_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "whatsapp_templates" (
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "variables" TEXT[],
    "is_named" BOOLEAN NOT NULL,
    "quick_replies" TEXT[],
    "obstacle" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "whatsapp_templates_pkey" PRIMARY KEY ("organization_id","name","language")
);

-- CreateTable
CREATE TABLE "whatsapp_usage" (
    "organization_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "billable" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "whatsapp_usage_pkey" PRIMARY KEY ("organization_id","month","workflow_id","category")
);

-- CreateIndex
CREATE UNIQUE INDEX "whatsapp_accounts_organization_id_key" ON "whatsapp_accounts"("organization_id");

-- AddForeignKey
ALTER TABLE "whatsapp_accounts" ADD CONSTRAINT "whatsapp_accounts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "whatsapp_templates" ADD CONSTRAINT "whatsapp_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "whatsapp_usage" ADD CONSTRAINT "whatsapp_usage_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

SELECT audit_table('whatsapp_accounts', 'whatsapp_account', hidden => '{refreshed_at}');
