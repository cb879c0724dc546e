-- When people were last there, also once their sessions have ended.
-- CreateTable
CREATE TABLE "last_visits" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "last_visits_pkey" PRIMARY KEY ("organization_id","user_id")
);

-- AddForeignKey
ALTER TABLE "last_visits" ADD CONSTRAINT "last_visits_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

INSERT INTO "last_visits" ("organization_id", "user_id", "at")
SELECT "organization_id", "user_id", max("last_used_at") FROM "sessions" GROUP BY "organization_id", "user_id";
