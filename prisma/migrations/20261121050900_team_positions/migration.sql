ALTER TABLE "team_members"
  ADD COLUMN "member_position" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "admin_position" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX "teams_organization_id_id_idx" ON "teams"("organization_id", "id" DESC);
