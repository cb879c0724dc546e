-- Keys that are there go on being answered in the form of today.
ALTER TABLE "api_keys" ADD COLUMN "version" TEXT NOT NULL DEFAULT '2026-11-23';
