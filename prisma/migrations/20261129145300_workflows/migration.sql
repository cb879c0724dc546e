-- CreateTable
CREATE TABLE "workflows" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "filter" JSONB,
    "conditions" JSONB NOT NULL DEFAULT '[]',
    "steps" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "workflows_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "planned_steps" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
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
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "planned_steps_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "workflows_organization_id_updated_at_idx" ON "workflows"("organization_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "planned_steps_once" ON "planned_steps"("organization_id", "event_id", "workflow_id", "step_id", "recipient", "occasion");

-- AddForeignKey
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "planned_steps" ADD CONSTRAINT "planned_steps_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "planned_steps" ADD CONSTRAINT "planned_steps_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;


CREATE INDEX "planned_steps_pending" ON "planned_steps"("organization_id", "workflow_id", "due_at") WHERE "state" = 'planned';

ALTER TABLE "planned_steps" ADD CONSTRAINT "planned_steps_state" CHECK ("state" IN ('planned', 'sent', 'skipped', 'failed'));

SELECT audit_table('workflows', 'workflow');

CREATE TRIGGER keep_version BEFORE UPDATE ON "workflows" FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
