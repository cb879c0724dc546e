-- AlterTable
ALTER TABLE "user_preferences" ADD COLUMN     "day_minute" INTEGER,
ADD COLUMN     "day_sent_on" DATE;
