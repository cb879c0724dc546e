-- Everybody who is here by now counts as confirmed. A default that goes again fills the rows without an update of
-- each, which the audit log would tell of.
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" TIMESTAMPTZ(3) DEFAULT now();
ALTER TABLE "users" ALTER COLUMN "email_confirmed_at" DROP DEFAULT;

-- Who wants to join, until the address is confirmed.
CREATE TABLE "joinings" (
    "token_hash" BYTEA NOT NULL,
    "invitation_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "joinings_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "joinings_invitation_id_idx" ON "joinings"("invitation_id");
CREATE INDEX "joinings_expires_at_idx" ON "joinings"("expires_at");
ALTER TABLE "joinings" ADD CONSTRAINT "joinings_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "signup_links" DROP CONSTRAINT "signup_links_kind";
ALTER TABLE "signup_links" ADD CONSTRAINT "signup_links_kind" CHECK ("kind" IN ('signup', 'password', 'address'));
