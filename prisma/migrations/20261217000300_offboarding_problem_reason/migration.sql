-- Why an offboarding was stopped, for programs and in every language.
-- AlterTable
ALTER TABLE "offboardings" ADD COLUMN "problem_reason" TEXT;
