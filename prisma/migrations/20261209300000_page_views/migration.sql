-- How often each booking page was opened, by days. Nothing is kept of who opened it.
-- CreateTable
CREATE TABLE "page_views" (
    "organization_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "bookpage_id" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("organization_id","day","bookpage_id")
);

-- AddForeignKey
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
