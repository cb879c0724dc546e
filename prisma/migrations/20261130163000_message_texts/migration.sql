-- An organisation words its mails and text messages itself, in each language.
CREATE TABLE "message_texts" (
    "id" TEXT NOT NULL,
    "organization_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT NOT NULL,
    "closing" TEXT,
    "button" TEXT,
    "details" BOOLEAN NOT NULL DEFAULT true,
    "failed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "message_texts_pkey" PRIMARY KEY ("organization_id","id")
);

CREATE UNIQUE INDEX "message_texts_organization_id_kind_lang_key" ON "message_texts"("organization_id", "kind", "lang");

ALTER TABLE "message_texts" ADD CONSTRAINT "message_texts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

SELECT audit_table('message_texts', 'message_text', "hidden" => ARRAY['failed_at']);

CREATE TRIGGER keep_version BEFORE UPDATE ON "message_texts" FOR EACH ROW EXECUTE FUNCTION keep_version_unless_changed();
