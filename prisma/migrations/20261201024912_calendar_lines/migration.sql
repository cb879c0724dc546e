-- AlterTable
ALTER TABLE "events" ADD COLUMN     "calendar_lines" JSONB;
