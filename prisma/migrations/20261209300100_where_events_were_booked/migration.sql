-- AlterTable
ALTER TABLE "events" ADD COLUMN     "source" TEXT;
