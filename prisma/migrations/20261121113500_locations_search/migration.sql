-- The query says this expression letter by letter (SEARCHED in lib/locations/queries.ts).
CREATE INDEX "locations_search" ON "locations" USING gin ((lower(name || ' ' || extid || ' ' || coalesce(address, ''))) gin_trgm_ops);
