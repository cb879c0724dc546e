ALTER TABLE "subcalendar_syncs" ADD COLUMN "unread" JSONB NOT NULL DEFAULT '{}';
