ALTER TABLE "user_preferences" ADD COLUMN     "first_steps_hidden" BOOLEAN NOT NULL DEFAULT false;
