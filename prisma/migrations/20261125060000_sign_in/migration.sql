-- Providers through which organisations sign in, whom they mean by whom, and second factors.
-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "sign_in_settings" (
    "organization_id" TEXT NOT NULL,
    "issuer" TEXT,
    "client_id" TEXT,
    "client_secret" BYTEA,
    "group_claim" TEXT NOT NULL DEFAULT 'groups',
    "admin_groups" JSONB NOT NULL DEFAULT '[]',
    "team_groups" JSONB NOT NULL DEFAULT '[]',
    "joining" BOOLEAN NOT NULL DEFAULT false,
    "provider_only" BOOLEAN NOT NULL DEFAULT false,
    "emergency_user_id" TEXT,
    "factor_required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sign_in_settings_pkey" PRIMARY KEY ("organization_id")
);

-- CreateTable
CREATE TABLE "sign_in_domains" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "proof" TEXT NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_domains_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "identities" (
    "organization_id" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("organization_id","issuer","subject")
);

-- CreateTable
CREATE TABLE "authenticators" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "authenticators_pkey" PRIMARY KEY ("organization_id","user_id")
);

-- CreateTable
CREATE TABLE "passkeys" (
    "organization_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "credential" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" JSONB NOT NULL DEFAULT '[]',
    "name" TEXT NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("organization_id","user_id","code_hash")
);

-- CreateTable
CREATE TABLE "spent_challenges" (
    "organization_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_challenges_pkey" PRIMARY KEY ("organization_id","token_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_domains_organization_id_domain_key" ON "sign_in_domains"("organization_id", "domain");

-- CreateIndex
CREATE UNIQUE INDEX "identities_organization_id_user_id_issuer_key" ON "identities"("organization_id", "user_id", "issuer");

-- CreateIndex
CREATE INDEX "passkeys_organization_id_user_id_idx" ON "passkeys"("organization_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_organization_id_credential_key" ON "passkeys"("organization_id", "credential");

-- CreateIndex
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges"("expires_at");

-- AddForeignKey
ALTER TABLE "sign_in_settings" ADD CONSTRAINT "sign_in_settings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "sign_in_domains" ADD CONSTRAINT "sign_in_domains_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "spent_challenges" ADD CONSTRAINT "spent_challenges_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
