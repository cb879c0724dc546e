-- CreateTable
CREATE TABLE "sms_consents" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "event_id" TEXT,
    "source" TEXT NOT NULL,
    "wording" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_consents_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sms_consents_organization_id_number_event_id_key" ON "sms_consents"("organization_id", "number", "event_id");

-- CreateIndex
CREATE INDEX "sms_consents_organization_id_event_id_idx" ON "sms_consents"("organization_id", "event_id");

-- Beyond the schema: one consent of a number to all meetings.
CREATE UNIQUE INDEX "sms_consents_of_number" ON "sms_consents"("organization_id", "number") WHERE "event_id" IS NULL;

-- AddForeignKey
ALTER TABLE "sms_consents" ADD CONSTRAINT "sms_consents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sms_consents" ADD CONSTRAINT "sms_consents_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
