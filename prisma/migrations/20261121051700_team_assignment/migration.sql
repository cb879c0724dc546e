ALTER TABLE "team_members" ADD COLUMN "last_turn" INTEGER, ADD COLUMN "share" DOUBLE PRECISION;
ALTER TABLE "events" ADD COLUMN "assignment" JSONB;
