-- Of which kind a place is, and the number or address by which one is reached there.
ALTER TABLE "event_places" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'place';
ALTER TABLE "event_places" ADD COLUMN "contact" TEXT;

-- Where the people of a confirmed event meet: {provider, host, url, code, phone, failed}.
ALTER TABLE "events" ADD COLUMN "conference" JSONB;

-- Accounts of people at services that make rooms for meetings.
CREATE TABLE "video_accounts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "credentials" BYTEA NOT NULL,
    "access_broken" BOOLEAN NOT NULL DEFAULT false,
    "renewing_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "video_accounts_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE UNIQUE INDEX "video_accounts_organization_id_user_id_provider_key" ON "video_accounts"("organization_id", "user_id", "provider");
CREATE INDEX "video_accounts_provider_source_id_idx" ON "video_accounts"("provider", "source_id");

ALTER TABLE "video_accounts" ADD CONSTRAINT "video_accounts_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id")
  REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- What was asked of a service for an event, and what has become of it.
CREATE TABLE "conferences" (
    "organization_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'requested',
    "reason" TEXT,
    "remote_id" TEXT,
    "written" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "busy_until" TIMESTAMPTZ(3),
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "conferences_pkey" PRIMARY KEY ("organization_id", "event_id", "user_id", "provider")
);

CREATE INDEX "conferences_organization_id_user_id_provider_state_idx" ON "conferences"("organization_id", "user_id", "provider", "state");

ALTER TABLE "conferences" ADD CONSTRAINT "conferences_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id")
  REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id")
  REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

SELECT audit_table('video_accounts', 'video_account', hidden => '{renewing_until}');
