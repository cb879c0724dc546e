CREATE TABLE "removals" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "resource" TEXT NOT NULL,
    "resource_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" TEXT,
    "removed_by" TEXT,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removals_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "removals_organization_id_resource_id_key" UNIQUE ("organization_id","resource_id"),
    CONSTRAINT "removals_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);

CREATE INDEX "removals_organization_id_owner_id_idx" ON "removals"("organization_id", "owner_id");

CREATE INDEX "removals_removed_at_idx" ON "removals"("removed_at");

CREATE TABLE "removed_rows" (
    "organization_id" TEXT NOT NULL,
    "removal_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "removed_rows_pkey" PRIMARY KEY ("organization_id","removal_id","source","number"),
    CONSTRAINT "removed_rows_organization_id_removal_id_fkey" FOREIGN KEY ("organization_id", "removal_id") REFERENCES "removals"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION
);
