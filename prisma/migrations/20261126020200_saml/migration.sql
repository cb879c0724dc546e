-- AlterTable
ALTER TABLE "sign_in_settings" ADD COLUMN     "attributes" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "certificates" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "idp_initiated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'oidc',
ADD COLUMN     "metadata_url" TEXT,
ADD COLUMN     "sign_in_url" TEXT;

-- CreateTable
CREATE TABLE "saml_requests" (
    "organization_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "sealed" BYTEA,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saml_requests_pkey" PRIMARY KEY ("organization_id","token_hash")
);

-- CreateIndex
CREATE INDEX "saml_requests_expires_at_idx" ON "saml_requests"("expires_at");

-- AddForeignKey
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
