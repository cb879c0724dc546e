-- Pages of teams, what bookers answered, links that book, and where a booking came from.
ALTER TABLE "bookpages" ALTER COLUMN "user_id" DROP NOT NULL, ADD COLUMN "team_id" TEXT;
ALTER TABLE "bookpages" ADD CONSTRAINT "bookpages_of_one" CHECK (num_nonnulls("user_id", "team_id") = 1) NOT VALID;
ALTER TABLE "bookpages" ADD CONSTRAINT "bookpages_organization_id_team_id_fkey"
  FOREIGN KEY ("organization_id", "team_id") REFERENCES "teams"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION NOT VALID;

-- Team, link and form are named as they were then; they may have been deleted since.
ALTER TABLE "events"
  ADD COLUMN "team_id" TEXT,
  ADD COLUMN "link_id" TEXT,
  ADD COLUMN "form_id" TEXT,
  ADD COLUMN "utm" JSONB,
  ADD COLUMN "metadata" JSONB NOT NULL DEFAULT '{}';

ALTER TABLE "invitees"
  ADD COLUMN "answers" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "no_show_at" TIMESTAMPTZ(3);

ALTER TABLE "organizations" ADD COLUMN "blocked_guests" JSONB NOT NULL DEFAULT '[]';

CREATE TABLE "links" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "bookpage_id" TEXT NOT NULL,
    "appointment_type_id" TEXT,
    "token_hash" BYTEA NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "uses" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3),
    "duration" INTEGER,
    "starts" JSONB NOT NULL DEFAULT '[]',
    "prefill" JSONB NOT NULL DEFAULT '{}',
    "locks" JSONB NOT NULL DEFAULT '[]',
    "revoked_at" TIMESTAMPTZ(3),
    "created_by_user_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "links_pkey" PRIMARY KEY ("organization_id", "id"),
    CONSTRAINT "links_not_overused" CHECK ("uses" IS NULL OR "used" <= "uses")
);

CREATE UNIQUE INDEX "links_organization_id_token_hash_key" ON "links"("organization_id", "token_hash");
CREATE INDEX "links_organization_id_bookpage_id_idx" ON "links"("organization_id", "bookpage_id");
CREATE INDEX "links_organization_id_appointment_type_id_idx" ON "links"("organization_id", "appointment_type_id");

ALTER TABLE "links" ADD CONSTRAINT "links_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "links" ADD CONSTRAINT "links_organization_id_bookpage_id_fkey"
  FOREIGN KEY ("organization_id", "bookpage_id") REFERENCES "bookpages"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "links" ADD CONSTRAINT "links_organization_id_appointment_type_id_fkey"
  FOREIGN KEY ("organization_id", "appointment_type_id") REFERENCES "appointment_types"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE TRIGGER keep_version BEFORE UPDATE ON links FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
SELECT audit_table('links', 'link');
