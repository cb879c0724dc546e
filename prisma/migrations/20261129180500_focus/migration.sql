-- AlterTable
ALTER TABLE "availabilities" ADD COLUMN     "focus" JSONB;
