-- What only one may have in the whole installation.
CREATE TABLE "directory" (
    "kind" TEXT NOT NULL,
    "value" CITEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,

    CONSTRAINT "directory_pkey" PRIMARY KEY ("kind","value")
);

INSERT INTO "directory" ("kind", "value", "organization_id", "id")
  SELECT 'nickname', "nickname", "organization_id", "id" FROM "bookpages"
  UNION ALL SELECT 'locator', "handle", "organization_id", "id" FROM "locators"
  UNION ALL SELECT 'username', "username", "organization_id", "user_id" FROM "logins" WHERE "username"::text NOT LIKE '%@%';

CREATE UNIQUE INDEX "directory_organization_id_kind_id_key" ON "directory"("organization_id", "kind", "id");

DROP INDEX "bookpages_nickname_key";
CREATE UNIQUE INDEX "bookpages_organization_id_nickname_key" ON "bookpages"("organization_id", "nickname");
DROP INDEX "locators_handle_key";
CREATE UNIQUE INDEX "locators_organization_id_handle_key" ON "locators"("organization_id", "handle");
DROP INDEX "logins_plain_username";
