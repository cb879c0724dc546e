-- Of each organisation the admin who came first; ids begin with the second in which they were made.
UPDATE "users" u SET "role" = 'owner'
  FROM (SELECT "organization_id", min("id") AS "id" FROM "users" WHERE "admin" GROUP BY "organization_id") f
 WHERE u."organization_id" = f."organization_id" AND u."id" = f."id" AND u."role" IS NULL;
