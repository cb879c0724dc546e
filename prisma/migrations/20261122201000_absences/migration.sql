-- Days on which a person cannot be booked, whatever the hours say; and in which zone hours hold while somebody travels.
CREATE TABLE "absences" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "start_date" TEXT NOT NULL,
    "end_date" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "instead_user_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "absences_pkey" PRIMARY KEY ("organization_id", "id"),
    CONSTRAINT "absences_ends_after_start" CHECK ("start_date" <= "end_date")
);

CREATE INDEX "absences_organization_id_user_id_start_date_idx" ON "absences"("organization_id", "user_id", "start_date");
CREATE INDEX "absences_organization_id_instead_user_id_idx" ON "absences"("organization_id", "instead_user_id");

ALTER TABLE "absences" ADD CONSTRAINT "absences_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "absences" ADD CONSTRAINT "absences_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id")
  REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "absences" ADD CONSTRAINT "absences_organization_id_instead_user_id_fkey"
  FOREIGN KEY ("organization_id", "instead_user_id") REFERENCES "users"("organization_id", "id")
  ON DELETE NO ACTION ON UPDATE NO ACTION;

CREATE TRIGGER keep_version BEFORE UPDATE ON absences FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
SELECT audit_table('absences', 'absence');

ALTER TABLE "users" ADD COLUMN "travel" JSONB NOT NULL DEFAULT '[]';
