-- AlterTable
ALTER TABLE "calendars" ADD COLUMN "broken_reason" TEXT;
