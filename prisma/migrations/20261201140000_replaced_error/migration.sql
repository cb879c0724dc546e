-- AlterTable
ALTER TABLE "text_messages" ADD COLUMN     "replaced_error" TEXT;
