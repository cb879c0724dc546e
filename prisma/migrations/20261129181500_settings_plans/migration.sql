-- CreateTable
CREATE TABLE "settings_plans" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_plans_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "settings_plans_expires_at_idx" ON "settings_plans"("expires_at");

-- AddForeignKey
ALTER TABLE "settings_plans" ADD CONSTRAINT "settings_plans_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
