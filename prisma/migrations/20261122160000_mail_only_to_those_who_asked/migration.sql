-- Whether strangers who name others on a public page have to confirm their own address first.
ALTER TABLE "organizations" ADD COLUMN "confirm_bookers" BOOLEAN NOT NULL DEFAULT true;

-- When an invitee has shown that the address is theirs.
ALTER TABLE "invitees" ADD COLUMN "address_confirmed_at" TIMESTAMPTZ(3);

-- A form that waits for the code which was mailed to its sender.
CREATE TABLE "address_confirmations" (
  "token_hash" BYTEA NOT NULL,
  "organization_id" TEXT NOT NULL,
  "email_hash" BYTEA NOT NULL,
  "code_hash" BYTEA NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "codes" INTEGER NOT NULL DEFAULT 1,
  "sealed" BYTEA NOT NULL,
  "host_id" TEXT,
  "hold_id" TEXT,
  "confirmed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "address_confirmations_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "address_confirmations_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organizations" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "address_confirmations_organization_id_email_hash_idx"
  ON "address_confirmations" ("organization_id", "email_hash");
CREATE INDEX "address_confirmations_expires_at_idx" ON "address_confirmations" ("expires_at");

-- Mails of a day to people who never asked for them.
CREATE TABLE "mail_counts" (
  "organization_id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "kind" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "mails" INTEGER NOT NULL,
  CONSTRAINT "mail_counts_pkey" PRIMARY KEY ("organization_id", "day", "kind", "key"),
  CONSTRAINT "mail_counts_organization_id_fkey" FOREIGN KEY ("organization_id")
    REFERENCES "organizations" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "mail_counts_day_idx" ON "mail_counts" ("day");
