ALTER TABLE "users" VALIDATE CONSTRAINT "users_role_known";
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_role_known";
