-- AlterTable
ALTER TABLE "sessions" ADD COLUMN "user_agent" TEXT,
ADD COLUMN "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "signup_links" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'signup',
ADD CONSTRAINT "signup_links_kind" CHECK ("kind" IN ('signup', 'password'));

-- CreateTable
CREATE TABLE "invitations" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invitations_uses" CHECK ("uses" >= 0 AND ("max_uses" IS NULL OR "uses" <= "max_uses"))
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_organization_id_id_idx" ON "invitations"("organization_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How often a link was used is told by the users it made.
SELECT audit_table('invitations', 'invitation', hidden => '{uses}');
