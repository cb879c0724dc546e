-- AlterTable
ALTER TABLE "sms_accounts" ADD COLUMN     "budget" JSONB;

-- AlterTable
ALTER TABLE "text_messages" ADD COLUMN     "counted_in" TEXT,
ADD COLUMN     "priced" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "zone" TEXT;

-- CreateTable
CREATE TABLE "sms_usage" (
    "organization_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "parts" INTEGER NOT NULL DEFAULT 0,
    "priced_parts" INTEGER NOT NULL DEFAULT 0,
    "cost" DECIMAL(14,5) NOT NULL DEFAULT 0,
    "currency" TEXT,

    CONSTRAINT "sms_usage_pkey" PRIMARY KEY ("organization_id","month","workflow_id")
);

-- CreateTable
CREATE TABLE "sms_budget_notices" (
    "organization_id" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "percent" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_budget_notices_pkey" PRIMARY KEY ("organization_id","month","percent")
);

-- AddForeignKey
ALTER TABLE "sms_usage" ADD CONSTRAINT "sms_usage_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sms_budget_notices" ADD CONSTRAINT "sms_budget_notices_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
