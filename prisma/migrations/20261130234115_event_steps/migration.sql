-- AlterTable
ALTER TABLE "events" ADD COLUMN     "steps" JSONB;
