-- Which person has made a key.
-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "created_by" TEXT;
