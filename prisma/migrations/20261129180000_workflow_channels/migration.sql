-- AlterTable
ALTER TABLE "invitees" ADD COLUMN     "reconfirmed_start_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "planned_steps" ADD COLUMN     "delivery_id" TEXT;

-- CreateTable
CREATE TABLE "feedback" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "invitee_id" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "feedback_organization_id_invitee_id_idx" ON "feedback"("organization_id", "invitee_id");

-- CreateIndex
CREATE INDEX "feedback_organization_id_updated_at_idx" ON "feedback"("organization_id", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "feedback_organization_id_event_id_invitee_id_key" ON "feedback"("organization_id", "event_id", "invitee_id");

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_organization_id_invitee_id_fkey" FOREIGN KEY ("organization_id", "invitee_id") REFERENCES "invitees"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "feedback" ADD CONSTRAINT "feedback_rating" CHECK ("rating" BETWEEN 1 AND 5);
