-- CreateTable
CREATE TABLE "sms_stops" (
    "organization_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sms_stops_pkey" PRIMARY KEY ("organization_id","number")
);

-- AddForeignKey
ALTER TABLE "sms_stops" ADD CONSTRAINT "sms_stops_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
