-- Whether anybody may plan a poll there, without an account.
ALTER TABLE "organizations" ADD COLUMN "open_polls" BOOLEAN NOT NULL DEFAULT false;
