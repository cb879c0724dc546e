-- The switch of all push messages sets every one of them; there is nothing else to remember.
ALTER TABLE "user_preferences" DROP COLUMN "push_enabled";
