-- CreateTable
CREATE TABLE "workflow_addresses" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workflow_addresses_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "workflow_addresses_organization_id_email_key" ON "workflow_addresses"("organization_id", "email");

-- AddForeignKey
ALTER TABLE "workflow_addresses" ADD CONSTRAINT "workflow_addresses_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;


ALTER TABLE "workflow_addresses" ADD CONSTRAINT "workflow_addresses_one_choice" CHECK ("confirmed_at" IS NULL OR "stopped_at" IS NULL);

SELECT audit_table('workflow_addresses', 'workflow_address');
