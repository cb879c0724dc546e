-- Names that public pages have had, and that lead to them until somebody takes them.
-- CreateTable
CREATE TABLE "former_names" (
    "organization_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "value" CITEXT NOT NULL,
    "target_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_names_pkey" PRIMARY KEY ("organization_id","kind","value")
);

-- CreateIndex
CREATE INDEX "former_names_organization_id_kind_target_id_created_at_idx" ON "former_names"("organization_id", "kind", "target_id", "created_at");

-- AddForeignKey
ALTER TABLE "former_names" ADD CONSTRAINT "former_names_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "former_names" ADD CONSTRAINT "former_names_kind_check" CHECK ("kind" IN ('nickname', 'locator', 'form', 'type'));
