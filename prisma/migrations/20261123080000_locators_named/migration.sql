-- Locators that were renamed were still found under their old handles alone.
UPDATE "directory" AS d SET "value" = l."handle"
  FROM "locators" AS l
 WHERE d."kind" = 'locator' AND l."organization_id" = d."organization_id" AND l."id" = d."id" AND l."handle" <> d."value"
   AND NOT EXISTS (SELECT FROM "directory" AS o WHERE o."kind" = 'locator' AND o."value" = l."handle");
