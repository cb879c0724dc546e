ALTER TABLE "third_parties" ADD COLUMN "secret_hash" BYTEA NOT NULL;

CREATE UNIQUE INDEX "third_parties_secret_hash_key" ON "third_parties"("secret_hash");
