-- AlterTable
ALTER TABLE "votes" ADD COLUMN     "if_need_be" BOOLEAN NOT NULL DEFAULT false;
