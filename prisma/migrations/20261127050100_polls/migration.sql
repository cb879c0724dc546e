-- AlterTable
ALTER TABLE "events" ADD COLUMN     "poll" JSONB;
