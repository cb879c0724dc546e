CREATE TABLE "deletions" (
    "organization_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "parent" TEXT,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deletions_pkey" PRIMARY KEY ("organization_id","kind","id")
);

CREATE INDEX "deletions_organization_id_kind_deleted_at_idx" ON "deletions"("organization_id", "kind", "deleted_at");

CREATE INDEX "deletions_deleted_at_idx" ON "deletions"("deleted_at");

ALTER TABLE "deletions" ADD CONSTRAINT "deletions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
