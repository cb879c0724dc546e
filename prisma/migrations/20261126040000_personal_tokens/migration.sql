-- CreateTable
CREATE TABLE "personal_tokens" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "scopes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "state_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "personal_tokens_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE INDEX "personal_tokens_organization_id_user_id_idx" ON "personal_tokens"("organization_id", "user_id");

-- CreateIndex
CREATE INDEX "personal_tokens_token_hash_idx" ON "personal_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "personal_tokens_expires_at_idx" ON "personal_tokens"("expires_at");

-- AddForeignKey
ALTER TABLE "personal_tokens" ADD CONSTRAINT "personal_tokens_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
