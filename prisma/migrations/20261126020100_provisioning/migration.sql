-- CreateTable
CREATE TABLE "provisioned_users" (
    "organization_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "user_name" CITEXT NOT NULL,
    "external_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "provisioned_users_pkey" PRIMARY KEY ("organization_id","user_id")
);

-- CreateTable
CREATE TABLE "provisioned_teams" (
    "organization_id" TEXT NOT NULL,
    "team_id" TEXT NOT NULL,
    "display_name" CITEXT NOT NULL,
    "external_id" TEXT,
    "is_own" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "v" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "provisioned_teams_pkey" PRIMARY KEY ("organization_id","team_id")
);

-- CreateTable
CREATE TABLE "provisioning_states" (
    "organization_id" TEXT NOT NULL,
    "last_request_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error_at" TIMESTAMPTZ(3),
    "last_error" JSONB,

    CONSTRAINT "provisioning_states_pkey" PRIMARY KEY ("organization_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "provisioned_users_organization_id_user_name_key" ON "provisioned_users"("organization_id", "user_name");

-- CreateIndex
CREATE UNIQUE INDEX "provisioned_users_organization_id_external_id_key" ON "provisioned_users"("organization_id", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "provisioned_teams_organization_id_display_name_key" ON "provisioned_teams"("organization_id", "display_name");

-- CreateIndex
CREATE UNIQUE INDEX "provisioned_teams_organization_id_external_id_key" ON "provisioned_teams"("organization_id", "external_id");

-- AddForeignKey
ALTER TABLE "provisioned_users" ADD CONSTRAINT "provisioned_users_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "provisioned_teams" ADD CONSTRAINT "provisioned_teams_organization_id_team_id_fkey" FOREIGN KEY ("organization_id", "team_id") REFERENCES "teams"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "provisioning_states" ADD CONSTRAINT "provisioning_states_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
