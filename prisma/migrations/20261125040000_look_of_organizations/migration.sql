-- How the pages and mails of an organisation look, and what its new people begin with.
ALTER TABLE "organizations" ADD COLUMN "timezone" TEXT, ADD COLUMN "hour_cycle" TEXT, ADD COLUMN "accent" TEXT, ADD COLUMN "logo" JSONB,
  ADD COLUMN "footer" TEXT NOT NULL DEFAULT '', ADD COLUMN "privacy_url" TEXT, ADD COLUMN "imprint_url" TEXT, ADD COLUMN "credit" BOOLEAN NOT NULL DEFAULT true;
