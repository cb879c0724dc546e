-- Forms whose answers lead on, and what was answered.
CREATE TABLE "forms" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "handle" CITEXT NOT NULL,
    "title" JSONB NOT NULL,
    "description" JSONB,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "rules" JSONB NOT NULL DEFAULT '[]',
    "otherwise" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "forms_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE UNIQUE INDEX "forms_organization_id_handle_key" ON "forms"("organization_id", "handle");
CREATE INDEX "forms_search" ON "forms" USING gin ((lower(handle::text || ' ' || title::text)) gin_trgm_ops);

ALTER TABLE "forms" ADD CONSTRAINT "forms_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE TRIGGER keep_version BEFORE UPDATE ON forms FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
SELECT audit_table('forms', 'form');

CREATE TABLE "form_responses" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "form_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "email" TEXT,
    "lang" TEXT NOT NULL,
    "rule_id" TEXT,
    "target" JSONB NOT NULL,
    "utm" JSONB,
    "event_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_responses_pkey" PRIMARY KEY ("organization_id", "id")
);

CREATE UNIQUE INDEX "form_responses_organization_id_token_hash_key" ON "form_responses"("organization_id", "token_hash");
CREATE INDEX "form_responses_organization_id_form_id_id_idx" ON "form_responses"("organization_id", "form_id", "id" DESC);
CREATE INDEX "form_responses_organization_id_form_id_rule_id_id_idx" ON "form_responses"("organization_id", "form_id", "rule_id", "id" DESC);
CREATE INDEX "form_responses_organization_id_email_idx" ON "form_responses"("organization_id", "email");
CREATE INDEX "form_responses_booked" ON "form_responses"("organization_id", "form_id", "id" DESC) WHERE "event_id" IS NOT NULL;

ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_organization_id_fkey" FOREIGN KEY ("organization_id")
  REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_organization_id_form_id_fkey"
  FOREIGN KEY ("organization_id", "form_id") REFERENCES "forms"("organization_id", "id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
