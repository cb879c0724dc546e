-- When those who had not answered were last asked again.
ALTER TABLE "events" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
