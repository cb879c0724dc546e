-- AlterTable
ALTER TABLE "text_messages" ADD COLUMN     "asks" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "text_replies" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "invitee_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "provider_id" TEXT,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_replies_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "text_replies_organization_id_provider_id_key" ON "text_replies"("organization_id", "provider_id");

-- CreateIndex
CREATE INDEX "text_replies_organization_id_event_id_invitee_id_id_idx" ON "text_replies"("organization_id", "event_id", "invitee_id", "id");

-- AddForeignKey
ALTER TABLE "text_replies" ADD CONSTRAINT "text_replies_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "text_replies" ADD CONSTRAINT "text_replies_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
