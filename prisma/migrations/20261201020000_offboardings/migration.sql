CREATE TABLE "offboardings" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_name" TEXT,
    "plan" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "done" JSONB NOT NULL DEFAULT '{}',
    "problem" TEXT,
    "left_over" INTEGER NOT NULL DEFAULT 0,
    "started_by" TEXT,
    "finished_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offboardings_pkey" PRIMARY KEY ("organization_id","id"),
    CONSTRAINT "offboardings_state_check" CHECK ("state" IN ('running', 'done', 'stopped')),
    CONSTRAINT "offboardings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);

CREATE UNIQUE INDEX "offboardings_running" ON "offboardings"("organization_id", "user_id") WHERE "state" = 'running';

CREATE INDEX "offboardings_organization_id_user_id_idx" ON "offboardings"("organization_id", "user_id");
