ALTER TABLE "locations" ADD COLUMN "opening_hours" JSONB;
ALTER TABLE "locations" ADD COLUMN "timezone" TEXT;
