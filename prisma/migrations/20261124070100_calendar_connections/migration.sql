-- Accounts with which an organisation opens the calendars of all its people, and whose calendars were opened.
CREATE TABLE "calendar_connections" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "domains" JSONB NOT NULL,
    "credentials" BYTEA NOT NULL,
    "unconfirmed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calendar_connections_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE UNIQUE INDEX "calendar_connections_organization_id_source_source_id_key" ON "calendar_connections"("organization_id", "source", "source_id");

ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE TRIGGER keep_version BEFORE UPDATE ON calendar_connections FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
SELECT audit_table('calendar_connections', 'calendar_connection', masked => 'credentials');

CREATE TABLE "calendar_connection_people" (
    "organization_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "tried_with" INTEGER NOT NULL,
    "retry_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_connection_people_pkey" PRIMARY KEY ("organization_id", "connection_id", "user_id")
);

CREATE INDEX "calendar_connection_people_organization_id_user_id_idx" ON "calendar_connection_people"("organization_id", "user_id");

ALTER TABLE "calendar_connection_people" ADD CONSTRAINT "calendar_connection_people_organization_id_connection_id_fkey"
  FOREIGN KEY ("organization_id", "connection_id") REFERENCES "calendar_connections"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_connection_people" ADD CONSTRAINT "calendar_connection_people_organization_id_user_id_fkey"
  FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "calendars" ADD COLUMN "connection_id" TEXT;
