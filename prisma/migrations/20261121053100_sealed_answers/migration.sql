-- An answer may show a secret that is kept nowhere else. What was kept in the clear must not stay.
DELETE FROM "idempotency_keys";
ALTER TABLE "idempotency_keys" DROP COLUMN "body", ADD COLUMN "sealed_body" BYTEA NOT NULL;
