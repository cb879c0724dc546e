-- Deleting a user, a page or a type looks for what refers to it, in all organisations' events.
CREATE INDEX "events_created_by_user_id_idx" ON "events"("created_by_user_id") WHERE "created_by_user_id" IS NOT NULL;
CREATE INDEX "events_bookpage_id_idx" ON "events"("bookpage_id") WHERE "bookpage_id" IS NOT NULL;
CREATE INDEX "events_appointment_type_id_idx" ON "events"("appointment_type_id") WHERE "appointment_type_id" IS NOT NULL;
CREATE INDEX "invitees_user_id_idx" ON "invitees"("user_id") WHERE "user_id" IS NOT NULL;
