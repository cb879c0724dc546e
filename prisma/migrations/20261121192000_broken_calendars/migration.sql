-- The few that cannot be read, among all of an organisation's.
CREATE INDEX "calendars_broken" ON "calendars"("organization_id", "id") WHERE "access_broken";
