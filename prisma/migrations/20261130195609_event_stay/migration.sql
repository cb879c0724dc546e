-- AlterTable
ALTER TABLE "events" ADD COLUMN     "stay" JSONB;
