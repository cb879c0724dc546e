-- An address is one user's in an organisation; other organisations may have users with it as well.
DROP INDEX "users_email_key";
CREATE UNIQUE INDEX "users_organization_id_email_key" ON "users"("organization_id", "email");
CREATE INDEX "users_email_idx" ON "users"("email");

-- So is a user name that looks like an address. Any other one is still one user's in the whole installation, so that a
-- name leads to few passwords that have to be tried.
ALTER TABLE "logins" ADD COLUMN "organization_id" TEXT;
ALTER TABLE "logins" DISABLE TRIGGER USER; -- the audit log need not tell of it
UPDATE "logins" SET "organization_id" = u."organization_id" FROM "users" u WHERE u."id" = "logins"."user_id";
ALTER TABLE "logins" ENABLE TRIGGER USER;
ALTER TABLE "logins" ALTER COLUMN "organization_id" SET NOT NULL;
ALTER TABLE "logins" ADD CONSTRAINT "logins_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
DROP INDEX "logins_username_key";
CREATE UNIQUE INDEX "logins_organization_id_username_key" ON "logins"("organization_id", "username");
CREATE UNIQUE INDEX "logins_plain_username" ON "logins"("username") WHERE "username"::text NOT LIKE '%@%';
CREATE INDEX "logins_username_idx" ON "logins"("username");

-- Links that only the mail has ever shown.
ALTER TABLE "signup_links" ADD COLUMN "personal" BOOLEAN NOT NULL DEFAULT false;
