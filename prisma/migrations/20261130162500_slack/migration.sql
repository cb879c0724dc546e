-- CreateTable
CREATE TABLE "slack_connections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "workspace_name" TEXT NOT NULL,
    "bot_user_id" TEXT NOT NULL,
    "token" BYTEA NOT NULL,
    "problem" TEXT,
    "broken_at" TIMESTAMPTZ(3),
    "paused" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "slack_connections_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "slack_channels" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL DEFAULT '',
    "team_id" TEXT,
    "bookpage_id" TEXT,
    "channel_id" TEXT NOT NULL,
    "channel_name" TEXT NOT NULL,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "slack_channels_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "slack_people" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT,
    "slack_user_id" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "direct" BOOLEAN NOT NULL DEFAULT true,
    "day_hour" INTEGER,
    "day_sent_on" DATE,

    CONSTRAINT "slack_people_pkey" PRIMARY KEY ("organization_id","user_id")
);

-- CreateTable
CREATE TABLE "slack_messages" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "event_id" TEXT,
    "user_id" TEXT,
    "target" TEXT NOT NULL,
    "notice" JSONB NOT NULL DEFAULT '{}',
    "answered_by" TEXT,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "channel_id" TEXT,
    "ts" TEXT,
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "slack_messages_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateTable
CREATE TABLE "slack_presses" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "slack_user_id" TEXT NOT NULL,
    "outcome" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "slack_presses_pkey" PRIMARY KEY ("organization_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "slack_connections_organization_id_key" ON "slack_connections"("organization_id");

-- CreateIndex
CREATE INDEX "slack_connections_workspace_id_idx" ON "slack_connections"("workspace_id");

-- CreateIndex
CREATE UNIQUE INDEX "slack_channels_organization_id_purpose_subject_id_key" ON "slack_channels"("organization_id", "purpose", "subject_id");

-- CreateIndex
CREATE INDEX "slack_channels_organization_id_team_id_idx" ON "slack_channels"("organization_id", "team_id");

-- CreateIndex
CREATE INDEX "slack_channels_organization_id_bookpage_id_idx" ON "slack_channels"("organization_id", "bookpage_id");

-- CreateIndex
CREATE INDEX "slack_people_organization_id_slack_user_id_idx" ON "slack_people"("organization_id", "slack_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "slack_messages_organization_id_key_key" ON "slack_messages"("organization_id", "key");

-- CreateIndex
CREATE INDEX "slack_messages_organization_id_event_id_idx" ON "slack_messages"("organization_id", "event_id");

-- CreateIndex
CREATE INDEX "slack_messages_organization_id_user_id_idx" ON "slack_messages"("organization_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "slack_presses_organization_id_key_key" ON "slack_presses"("organization_id", "key");

-- CreateIndex
CREATE INDEX "slack_presses_organization_id_message_id_idx" ON "slack_presses"("organization_id", "message_id");

-- AddForeignKey
ALTER TABLE "slack_connections" ADD CONSTRAINT "slack_connections_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_channels" ADD CONSTRAINT "slack_channels_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_channels" ADD CONSTRAINT "slack_channels_organization_id_team_id_fkey" FOREIGN KEY ("organization_id", "team_id") REFERENCES "teams"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_channels" ADD CONSTRAINT "slack_channels_organization_id_bookpage_id_fkey" FOREIGN KEY ("organization_id", "bookpage_id") REFERENCES "bookpages"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_people" ADD CONSTRAINT "slack_people_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_messages" ADD CONSTRAINT "slack_messages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_messages" ADD CONSTRAINT "slack_messages_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_messages" ADD CONSTRAINT "slack_messages_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_presses" ADD CONSTRAINT "slack_presses_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "slack_presses" ADD CONSTRAINT "slack_presses_organization_id_message_id_fkey" FOREIGN KEY ("organization_id", "message_id") REFERENCES "slack_messages"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

SELECT audit_table('slack_connections', 'slack_connection', hidden => '{paused}');
SELECT audit_table('slack_channels', 'slack_channel', hidden => '{problem}');
