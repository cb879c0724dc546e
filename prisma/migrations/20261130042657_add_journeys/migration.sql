-- AlterTable
ALTER TABLE "availabilities" ADD COLUMN     "journeys" JSONB;
