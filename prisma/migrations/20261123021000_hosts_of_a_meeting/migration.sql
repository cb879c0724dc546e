-- Members of a team who hold a meeting beside its creator: their time is taken exclusively, too.
ALTER TABLE "invitees" ADD COLUMN "host" BOOLEAN NOT NULL DEFAULT false;
