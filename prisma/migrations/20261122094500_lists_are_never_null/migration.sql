-- Hand-written SQL reads these columns as they are, where Prisma reads null as an empty list.
UPDATE "api_keys" SET "scopes" = '{}' WHERE "scopes" IS NULL;
ALTER TABLE "api_keys" ALTER COLUMN "scopes" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "scopes" SET NOT NULL;

UPDATE "events" SET "third_party_group_ids" = '{}' WHERE "third_party_group_ids" IS NULL;
ALTER TABLE "events" ALTER COLUMN "third_party_group_ids" SET DEFAULT ARRAY[]::TEXT[],
                     ALTER COLUMN "third_party_group_ids" SET NOT NULL;
