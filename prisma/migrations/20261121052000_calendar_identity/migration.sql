-- An account is connected once.
CREATE UNIQUE INDEX "calendars_calendar_list_id_source_source_id_key" ON "calendars"("calendar_list_id", "source", "source_id");

-- A list has at most one primary calendar.
CREATE UNIQUE INDEX "calendars_primary_key" ON "calendars"("calendar_list_id") WHERE "primary";
