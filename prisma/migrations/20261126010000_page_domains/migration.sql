-- Domains under which organisations show their pages.
-- CreateTable
CREATE TABLE "page_domains" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "proof" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "main" BOOLEAN NOT NULL DEFAULT false,
    "start_page" TEXT NOT NULL DEFAULT 'everybody',
    "found" JSONB NOT NULL DEFAULT '[]',
    "checked_at" TIMESTAMPTZ(3),
    "verified_at" TIMESTAMPTZ(3),
    "missing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_domains_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "page_domains_status_checked_at_idx" ON "page_domains"("status", "checked_at");

-- CreateIndex
CREATE UNIQUE INDEX "page_domains_organization_id_domain_key" ON "page_domains"("organization_id", "domain");

-- AddForeignKey
ALTER TABLE "page_domains" ADD CONSTRAINT "page_domains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- One main domain an organisation
CREATE UNIQUE INDEX "page_domains_main" ON "page_domains"("organization_id") WHERE "main";

ALTER TABLE "page_domains" ADD CONSTRAINT "page_domains_status_check" CHECK ("status" IN ('pending', 'verified', 'failed'));
ALTER TABLE "page_domains" ADD CONSTRAINT "page_domains_reason_check" CHECK ("reason" IN ('missing', 'taken'));
ALTER TABLE "page_domains" ADD CONSTRAINT "page_domains_start_page_check" CHECK ("start_page" IN ('everybody', 'teams', 'nobody'));
