-- CreateTable
CREATE TABLE "old_link_sites" (
    "organization_id" TEXT NOT NULL,
    "site" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,
    "last_day" DATE NOT NULL,

    CONSTRAINT "old_link_sites_pkey" PRIMARY KEY ("organization_id","site")
);

-- CreateIndex
CREATE INDEX "old_link_sites_last_day_idx" ON "old_link_sites"("last_day");

-- AddForeignKey
ALTER TABLE "old_link_sites" ADD CONSTRAINT "old_link_sites_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
