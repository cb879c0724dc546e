ALTER TABLE "user_preferences" ADD COLUMN     "lists" JSONB NOT NULL DEFAULT '{}';
