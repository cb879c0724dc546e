ALTER TABLE "invitees" ADD COLUMN "calendar_replied_at" TIMESTAMPTZ(3);
