-- Lists of what was changed since a time, where an organisation can have very many: few of them, mostly.
CREATE INDEX "events_organization_id_updated_at_id_idx" ON "events"("organization_id", "updated_at", "id");
CREATE INDEX "users_organization_id_updated_at_idx" ON "users"("organization_id", "updated_at");
CREATE INDEX "bookpages_organization_id_updated_at_idx" ON "bookpages"("organization_id", "updated_at");
CREATE INDEX "locations_locator_id_updated_at_idx" ON "locations"("locator_id", "updated_at");
