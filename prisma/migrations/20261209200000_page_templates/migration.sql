-- Templates: one definition of many people's pages and appointment types.
CREATE TABLE "page_templates" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "custom" JSONB NOT NULL DEFAULT '{}',
    "locked" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_templates_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE INDEX "page_templates_organization_id_updated_at_idx" ON "page_templates"("organization_id", "updated_at");
CREATE INDEX "page_templates_search" ON "page_templates" USING gin ((lower(name)) gin_trgm_ops);

CREATE TABLE "page_template_types" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "template_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "public" BOOLEAN NOT NULL DEFAULT true,
    "message" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "custom" JSONB NOT NULL DEFAULT '{}',
    "locked" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "page_template_types_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE UNIQUE INDEX "page_template_types_organization_id_template_id_handle_key" ON "page_template_types"("organization_id", "template_id", "handle");

ALTER TABLE "page_templates" ADD CONSTRAINT "page_templates_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "page_template_types" ADD CONSTRAINT "page_template_types_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "page_template_types" ADD CONSTRAINT "page_template_types_organization_id_template_id_fkey"
  FOREIGN KEY ("organization_id", "template_id") REFERENCES "page_templates"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE TRIGGER keep_version BEFORE UPDATE ON page_templates FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
CREATE TRIGGER keep_version BEFORE UPDATE ON page_template_types FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
SELECT audit_table('page_templates', 'page_template');
SELECT audit_table('page_template_types', 'page_template_type');

ALTER TABLE "bookpages" ADD COLUMN "template_id" TEXT;
ALTER TABLE "bookpages" ADD COLUMN "locked" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "appointment_types" ADD COLUMN "template_type_id" TEXT;
ALTER TABLE "appointment_types" ADD COLUMN "locked" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "bookpages" ADD CONSTRAINT "bookpages_organization_id_template_id_fkey"
  FOREIGN KEY ("organization_id", "template_id") REFERENCES "page_templates"("organization_id", "id")
  ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_organization_id_template_type_id_fkey"
  FOREIGN KEY ("organization_id", "template_type_id") REFERENCES "page_template_types"("organization_id", "id")
  ON DELETE NO ACTION ON UPDATE NO ACTION NOT VALID;
