-- CreateTable
CREATE TABLE "subject_steps" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "occasion" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "trigger" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'planned',
    "reason" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "delivery_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subject_steps_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "subject_steps_organization_id_workflow_id_id_idx" ON "subject_steps"("organization_id", "workflow_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "subject_steps_once" ON "subject_steps"("organization_id", "subject_id", "workflow_id", "step_id", "recipient", "occasion");

-- AddForeignKey
ALTER TABLE "subject_steps" ADD CONSTRAINT "subject_steps_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
