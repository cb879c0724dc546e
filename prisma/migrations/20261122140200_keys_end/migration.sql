ALTER TABLE "api_keys" ADD COLUMN "expires_at" TIMESTAMPTZ(3);

-- Keys that could make keys still can.
UPDATE "api_keys" SET "scopes" = "scopes" || '{credentials:write}'::TEXT[] WHERE 'api_keys:write' = ANY ("scopes");
