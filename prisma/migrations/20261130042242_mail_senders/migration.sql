-- An organisation sends its mails by a mail server of its own.
ALTER TABLE "mails" ADD COLUMN "sent_by" TEXT;

CREATE TABLE "mail_senders" (
    "organization_id" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "security" TEXT NOT NULL,
    "username" TEXT,
    "password" BYTEA,
    "from_address" TEXT NOT NULL,
    "from_name" TEXT,
    "reply_to" TEXT,
    "envelope_from" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "revision" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),
    "retry_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "failed_step" TEXT,
    "answer" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "mail_senders_security_check" CHECK ("security" IN ('tls', 'starttls', 'none')),
    CONSTRAINT "mail_senders_status_check" CHECK ("status" IN ('pending', 'working', 'failing')),
    CONSTRAINT "mail_senders_pkey" PRIMARY KEY ("organization_id")
);

ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
