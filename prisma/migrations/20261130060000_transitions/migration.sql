-- CreateTable
CREATE TABLE "transitions" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "address" TEXT,
    "state" TEXT NOT NULL,
    "running" TEXT,
    "actor" JSONB,
    "hides_pages" BOOLEAN NOT NULL,
    "notifies" JSONB,
    "token" BYTEA,
    "secret" BYTEA NOT NULL,
    "subscription" TEXT,
    "account" BYTEA,
    "page_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "error_code" TEXT,
    "error_text" TEXT,
    "called_at" TIMESTAMPTZ(3),
    "rejected_at" TIMESTAMPTZ(3),
    "synced_at" TIMESTAMPTZ(3),
    "switched_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transitions_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "transition_meetings" (
    "organization_id" TEXT NOT NULL,
    "transition_id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "hold_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "issue" TEXT,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "reported_at" TIMESTAMPTZ(3) NOT NULL,
    "imported_at" TIMESTAMPTZ(3),
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "transition_meetings_pkey" PRIMARY KEY ("organization_id","transition_id","source_id")
);

-- CreateIndex
CREATE INDEX "transition_meetings_organization_id_hold_id_idx" ON "transition_meetings"("organization_id", "hold_id");

-- CreateIndex
CREATE INDEX "transition_meetings_ends_at_idx" ON "transition_meetings"("ends_at");

-- AddForeignKey
ALTER TABLE "transitions" ADD CONSTRAINT "transitions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "transition_meetings" ADD CONSTRAINT "transition_meetings_organization_id_transition_id_fkey" FOREIGN KEY ("organization_id", "transition_id") REFERENCES "transitions"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
