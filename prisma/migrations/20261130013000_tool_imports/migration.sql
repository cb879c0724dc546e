-- CreateTable
CREATE TABLE "tool_imports" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT,
    "state" TEXT NOT NULL,
    "stage" TEXT,
    "requests" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "actor" JSONB,
    "notifies" JSONB,
    "token" BYTEA,
    "result" BYTEA,
    "error_code" TEXT,
    "error_text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_imports_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "tool_import_responses" (
    "organization_id" TEXT NOT NULL,
    "import_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "tool_import_responses_pkey" PRIMARY KEY ("organization_id","import_id","key")
);

-- CreateIndex
CREATE INDEX "tool_imports_expires_at_idx" ON "tool_imports"("expires_at");

-- AddForeignKey
ALTER TABLE "tool_imports" ADD CONSTRAINT "tool_imports_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "tool_import_responses" ADD CONSTRAINT "tool_import_responses_organization_id_import_id_fkey" FOREIGN KEY ("organization_id", "import_id") REFERENCES "tool_imports"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
