-- Admins who see the console as one of their people does.
-- CreateTable
CREATE TABLE "seeing_as" (
    "organization_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "onlooker_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeing_as_pkey" PRIMARY KEY ("organization_id","session_id")
);

-- CreateIndex
CREATE INDEX "seeing_as_organization_id_user_id_idx" ON "seeing_as"("organization_id", "user_id");

-- AddForeignKey
ALTER TABLE "seeing_as" ADD CONSTRAINT "seeing_as_organization_id_session_id_fkey" FOREIGN KEY ("organization_id", "session_id") REFERENCES "sessions"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "seeing_as" ADD CONSTRAINT "seeing_as_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Told of the person who is seen: the row that comes is its beginning, the row that goes its end, whatever has ended it.
SELECT audit_table('seeing_as', 'seeing_as', keys => 'session_id', id_column => 'user_id', hidden => '{session_id}');
