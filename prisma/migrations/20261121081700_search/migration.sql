-- Words within names, found by the letters that they share.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The queries say these expressions letter by letter (SEARCHED in the domains' queries.ts).
CREATE INDEX "users_search" ON "users" USING gin ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(extid, ''))) gin_trgm_ops);

CREATE INDEX "teams_search" ON "teams" USING gin ((lower(name || ' ' || extid)) gin_trgm_ops);

CREATE INDEX "locators_search" ON "locators" USING gin ((lower(handle::text || ' ' || title)) gin_trgm_ops);

CREATE INDEX "bookpages_search" ON "bookpages" USING gin ((lower(nickname::text)) gin_trgm_ops);

-- CreateIndex
CREATE INDEX "bookpages_organization_id_id_idx" ON "bookpages"("organization_id", "id" DESC);
