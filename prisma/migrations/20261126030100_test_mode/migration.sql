-- A sandbox is an organisation of its own, with a clock of its own and the jobs that wait for it.
-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "sandbox_of" TEXT;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "test_mode" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "test_clocks" (
    "organization_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "runs_since" TIMESTAMPTZ(3),
    "target" TIMESTAMPTZ(3),
    "resumes" BOOLEAN NOT NULL DEFAULT false,
    "tidied_at" TIMESTAMPTZ(3) NOT NULL,
    "held_until" TIMESTAMPTZ(3),
    "held_by" TEXT,

    CONSTRAINT "test_clocks_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "test_jobs" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "task" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "key" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "not_before" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_jobs_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "test_jobs_organization_id_key_key" ON "test_jobs"("organization_id", "key");

-- CreateIndex
CREATE INDEX "test_jobs_organization_id_due_at_id_idx" ON "test_jobs"("organization_id", "due_at", "id");

-- AddForeignKey
ALTER TABLE "test_clocks" ADD CONSTRAINT "test_clocks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "test_jobs" ADD CONSTRAINT "test_jobs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
