-- A request that no host answers in time is declined.
ALTER TABLE "events" ADD COLUMN "answer_by" TIMESTAMPTZ(3);
ALTER TABLE "events" ADD COLUMN "hosts_reminded_at" TIMESTAMPTZ(3);
