ALTER TABLE "bookpages" VALIDATE CONSTRAINT "bookpages_of_one";
ALTER TABLE "bookpages" VALIDATE CONSTRAINT "bookpages_organization_id_team_id_fkey";
