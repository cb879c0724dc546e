-- Pictures that were uploaded, in the sizes in which they are shown. They are no history of their own: what refers to them is.
CREATE TABLE "files" (
    "organization_id" TEXT NOT NULL,
    "picture" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("organization_id", "picture", "variant")
);

CREATE INDEX "files_picture_idx" ON "files"("picture");

ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id")
  ON DELETE CASCADE ON UPDATE NO ACTION;
