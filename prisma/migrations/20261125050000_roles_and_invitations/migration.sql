-- What people are in an organisation, and invitations by mail that say what their receivers become.
ALTER TABLE "users" ADD COLUMN "role" TEXT;
ALTER TABLE "users" ADD CONSTRAINT "users_role_known"
  CHECK ("role" IS NULL OR "role" IN ('owner', 'admin', 'manager', 'member', 'viewer')) NOT VALID;
ALTER TABLE "invitations" ADD COLUMN "role" TEXT NOT NULL DEFAULT 'member', ADD COLUMN "team_id" TEXT,
  ADD COLUMN "email" TEXT, ADD COLUMN "first_name" TEXT, ADD COLUMN "last_name" TEXT, ADD COLUMN "language" TEXT,
  ADD COLUMN "invited_by" TEXT, ADD COLUMN "user_id" TEXT, ADD COLUMN "mailed_at" TIMESTAMPTZ(3),
  ADD COLUMN "mails" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "joined_at" TIMESTAMPTZ(3);
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role_known"
  CHECK ("role" IN ('owner', 'admin', 'manager', 'member', 'viewer')) NOT VALID;
