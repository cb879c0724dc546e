-- Meetings which several people book, each a seat: how many there are, and how many are free.
ALTER TABLE "events" ADD COLUMN "seats" INTEGER;
ALTER TABLE "invitees" ADD COLUMN "brought_by" TEXT, ADD COLUMN "moved_to" TEXT;
ALTER TABLE "reservations" ADD COLUMN "seats" INTEGER;
