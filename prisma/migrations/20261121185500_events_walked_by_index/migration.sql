-- With the end as well, so that lists of a time walk past what is outside of it without a look at any event.
DROP INDEX "events_counted";
CREATE INDEX "events_counted" ON "events"
  ("organization_id", "id" DESC, "created_at", "starts_at", "ends_at", "cancelled_at", "bookpage_id", "created_by_user_id");
