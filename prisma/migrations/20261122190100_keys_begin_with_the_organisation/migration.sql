-- The organisation is part of every key: of primary and foreign keys, and of what is unique within it. All data of an
-- organisation can so be found, and moved, by that one column. What the columns of a foreign key refer to is set to null
-- by the code that deletes it: the database would set the organisation to null with it.
ALTER TABLE "address_confirmations" DROP CONSTRAINT "address_confirmations_organization_id_fkey";
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_organization_id_fkey";
ALTER TABLE "appointment_types" DROP CONSTRAINT "appointment_types_availability_id_fkey";
ALTER TABLE "appointment_types" DROP CONSTRAINT "appointment_types_bookpage_id_fkey";
ALTER TABLE "appointment_types" DROP CONSTRAINT "appointment_types_organization_id_fkey";
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_organization_id_fkey";
ALTER TABLE "availabilities" DROP CONSTRAINT "availabilities_organization_id_fkey";
ALTER TABLE "availabilities" DROP CONSTRAINT "availabilities_user_id_fkey";
ALTER TABLE "bookpages" DROP CONSTRAINT "bookpages_organization_id_fkey";
ALTER TABLE "bookpages" DROP CONSTRAINT "bookpages_user_id_fkey";
ALTER TABLE "busy_periods" DROP CONSTRAINT "busy_periods_subcalendar_id_fkey";
ALTER TABLE "busy_periods" DROP CONSTRAINT "busy_periods_user_id_fkey";
ALTER TABLE "calendar_entries" DROP CONSTRAINT "calendar_entries_event_id_fkey";
ALTER TABLE "calendar_entries" DROP CONSTRAINT "calendar_entries_subcalendar_id_fkey";
ALTER TABLE "calendar_entries" DROP CONSTRAINT "calendar_entries_user_id_fkey";
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_organization_id_fkey";
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_user_id_fkey";
ALTER TABLE "calendar_lists" DROP CONSTRAINT "calendar_lists_organization_id_fkey";
ALTER TABLE "calendar_lists" DROP CONSTRAINT "calendar_lists_user_id_fkey";
ALTER TABLE "calendar_syncs" DROP CONSTRAINT "calendar_syncs_calendar_id_fkey";
ALTER TABLE "calendar_watches" DROP CONSTRAINT "calendar_watches_subcalendar_id_fkey";
ALTER TABLE "calendars" DROP CONSTRAINT "calendars_calendar_list_id_fkey";
ALTER TABLE "declines" DROP CONSTRAINT "declines_event_id_fkey";
ALTER TABLE "declines" DROP CONSTRAINT "declines_invitee_id_fkey";
ALTER TABLE "ended_accesses" DROP CONSTRAINT "ended_accesses_organization_id_fkey";
ALTER TABLE "event_dates" DROP CONSTRAINT "event_dates_event_id_fkey";
ALTER TABLE "event_messages" DROP CONSTRAINT "event_messages_event_id_fkey";
ALTER TABLE "event_places" DROP CONSTRAINT "event_places_event_id_fkey";
ALTER TABLE "events" DROP CONSTRAINT "events_appointment_type_id_fkey";
ALTER TABLE "events" DROP CONSTRAINT "events_bookpage_id_fkey";
ALTER TABLE "events" DROP CONSTRAINT "events_created_by_user_id_fkey";
ALTER TABLE "events" DROP CONSTRAINT "events_organization_id_fkey";
ALTER TABLE "events" DROP CONSTRAINT "events_organization_id_third_party_app_fkey";
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_organization_id_fkey";
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_organization_id_fkey";
ALTER TABLE "invitees" DROP CONSTRAINT "invitees_event_id_fkey";
ALTER TABLE "invitees" DROP CONSTRAINT "invitees_user_id_fkey";
ALTER TABLE "joinings" DROP CONSTRAINT "joinings_invitation_id_fkey";
ALTER TABLE "locations" DROP CONSTRAINT "locations_locator_id_fkey";
ALTER TABLE "locations" DROP CONSTRAINT "locations_organization_id_fkey";
ALTER TABLE "locators" DROP CONSTRAINT "locators_organization_id_fkey";
ALTER TABLE "logins" DROP CONSTRAINT "logins_organization_id_fkey";
ALTER TABLE "logins" DROP CONSTRAINT "logins_user_id_fkey";
ALTER TABLE "mail_counts" DROP CONSTRAINT "mail_counts_organization_id_fkey";
ALTER TABLE "mails" DROP CONSTRAINT "mails_organization_id_fkey";
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_organization_id_fkey";
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_subscription_id_fkey";
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_organization_id_fkey";
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_session_id_fkey";
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_user_id_fkey";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_host_id_fkey";
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_organization_id_fkey";
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_fkey";
ALTER TABLE "signup_links" DROP CONSTRAINT "signup_links_user_id_fkey";
ALTER TABLE "subcalendar_syncs" DROP CONSTRAINT "subcalendar_syncs_subcalendar_id_fkey";
ALTER TABLE "subcalendars" DROP CONSTRAINT "subcalendars_calendar_id_fkey";
ALTER TABLE "team_admin_preferences" DROP CONSTRAINT "team_admin_preferences_organization_id_fkey";
ALTER TABLE "team_admin_preferences" DROP CONSTRAINT "team_admin_preferences_team_id_fkey";
ALTER TABLE "team_members" DROP CONSTRAINT "team_members_team_id_fkey";
ALTER TABLE "team_members" DROP CONSTRAINT "team_members_user_id_fkey";
ALTER TABLE "teams" DROP CONSTRAINT "teams_organization_id_fkey";
ALTER TABLE "third_parties" DROP CONSTRAINT "third_parties_organization_id_fkey";
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_organization_id_fkey";
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_user_id_fkey";
ALTER TABLE "users" DROP CONSTRAINT "users_organization_id_fkey";
ALTER TABLE "votes" DROP CONSTRAINT "votes_date_id_fkey";
ALTER TABLE "votes" DROP CONSTRAINT "votes_event_id_fkey";
ALTER TABLE "votes" DROP CONSTRAINT "votes_invitee_id_fkey";
ALTER TABLE "votes" DROP CONSTRAINT "votes_place_id_fkey";
ALTER TABLE "webhook_attempts" DROP CONSTRAINT "webhook_attempts_delivery_id_fkey";
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_webhook_id_fkey";
ALTER TABLE "webhook_secrets" DROP CONSTRAINT "webhook_secrets_webhook_id_fkey";
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_organization_id_fkey";

DROP INDEX "api_keys_hash_key";
DROP INDEX "api_keys_organization_id_idx";
DROP INDEX "appointment_types_availability_id_idx";
DROP INDEX "appointment_types_bookpage_id_handle_key";
DROP INDEX "audit_entries_organization_id_id_idx";
DROP INDEX "availabilities_user_id_created_at_id_idx";
DROP INDEX "bookpages_organization_id_id_idx";
DROP INDEX "bookpages_user_id_created_at_idx";
DROP INDEX "busy_periods_subcalendar_id_object_key_idx";
DROP INDEX "busy_periods_user_id_idx";
DROP INDEX "calendar_entries_subcalendar_id_idx";
DROP INDEX "calendar_entries_user_id_idx";
DROP INDEX "calendar_feeds_secret_hash_key";
DROP INDEX "calendar_lists_organization_id_idx";
DROP INDEX "calendar_lists_user_id_key";
DROP INDEX "calendar_watches_subcalendar_id_key";
DROP INDEX "calendars_calendar_list_id_created_at_id_idx";
DROP INDEX "calendars_calendar_list_id_source_source_id_key";
DROP INDEX "calendars_user_id_source_idx";
DROP INDEX "declines_event_id_invitee_id_key";
DROP INDEX "declines_invitee_id_idx";
DROP INDEX "ended_accesses_organization_id_idx";
DROP INDEX "event_dates_event_id_position_idx";
DROP INDEX "event_messages_event_id_created_at_idx";
DROP INDEX "event_messages_event_id_mail_hash_key";
DROP INDEX "event_places_event_id_position_idx";
DROP INDEX "invitations_organization_id_id_idx";
DROP INDEX "invitations_token_hash_key";
DROP INDEX "invitees_event_id_email_key";
DROP INDEX "invitees_key_hash_key";
DROP INDEX "joinings_invitation_id_idx";
DROP INDEX "locations_locator_id_extid_key";
DROP INDEX "locations_locator_id_id_idx";
DROP INDEX "locations_locator_id_name_id_idx";
DROP INDEX "locations_locator_id_postcode_idx";
DROP INDEX "locations_locator_id_updated_at_idx";
DROP INDEX "locations_organization_id_idx";
DROP INDEX "locators_organization_id_id_idx";
DROP INDEX "mails_key_key";
DROP INDEX "mails_organization_id_id_idx";
DROP INDEX "push_messages_organization_id_idx";
DROP INDEX "push_messages_subscription_id_key_key";
DROP INDEX "push_subscriptions_organization_id_idx";
DROP INDEX "push_subscriptions_session_id_idx";
DROP INDEX "push_subscriptions_user_id_endpoint_hash_key";
DROP INDEX "reservations_host_id_ends_at_starts_at_event_id_expires_at_idx";
DROP INDEX "reservations_organization_id_idx";
DROP INDEX "sessions_token_hash_key";
DROP INDEX "sessions_user_id_idx";
DROP INDEX "signup_links_user_id_idx";
DROP INDEX "subcalendars_calendar_id_source_id_key";
DROP INDEX "team_admin_preferences_organization_id_idx";
DROP INDEX "team_admin_preferences_team_id_key";
DROP INDEX "team_members_user_id_idx";
DROP INDEX "teams_organization_id_id_idx";
DROP INDEX "third_parties_organization_id_id_key";
DROP INDEX "third_parties_secret_hash_key";
DROP INDEX "user_preferences_organization_id_idx";
DROP INDEX "users_organization_id_id_idx";
DROP INDEX "votes_date_id_idx";
DROP INDEX "votes_event_id_idx";
DROP INDEX "votes_invitee_id_date_id_key";
DROP INDEX "votes_invitee_id_place_id_key";
DROP INDEX "votes_place_id_idx";
DROP INDEX "webhook_deliveries_webhook_id_id_idx";
DROP INDEX "webhook_deliveries_webhook_id_state_id_idx";
DROP INDEX "webhook_secrets_webhook_id_idx";

ALTER TABLE "address_confirmations" DROP CONSTRAINT "address_confirmations_pkey",
ADD CONSTRAINT "address_confirmations_pkey" PRIMARY KEY ("organization_id", "token_hash");
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_pkey",
ADD CONSTRAINT "api_keys_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "appointment_types" DROP CONSTRAINT "appointment_types_pkey",
ADD CONSTRAINT "appointment_types_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_pkey",
ADD CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "availabilities" DROP CONSTRAINT "availabilities_pkey",
ADD CONSTRAINT "availabilities_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "bookpages" DROP CONSTRAINT "bookpages_pkey",
ADD CONSTRAINT "bookpages_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "busy_periods" DROP CONSTRAINT "busy_periods_pkey",
ADD CONSTRAINT "busy_periods_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "calendar_entries" DROP CONSTRAINT "calendar_entries_pkey",
ADD CONSTRAINT "calendar_entries_pkey" PRIMARY KEY ("organization_id", "event_id", "user_id", "uid");
ALTER TABLE "calendar_feeds" DROP CONSTRAINT "calendar_feeds_pkey",
ADD CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("organization_id", "user_id");
ALTER TABLE "calendar_lists" DROP CONSTRAINT "calendar_lists_pkey",
ADD CONSTRAINT "calendar_lists_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "calendar_syncs" DROP CONSTRAINT "calendar_syncs_pkey",
ADD CONSTRAINT "calendar_syncs_pkey" PRIMARY KEY ("organization_id", "calendar_id");
ALTER TABLE "calendar_watches" DROP CONSTRAINT "calendar_watches_pkey",
ADD CONSTRAINT "calendar_watches_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "calendars" DROP CONSTRAINT "calendars_pkey",
ADD CONSTRAINT "calendars_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "declines" DROP CONSTRAINT "declines_pkey",
ADD CONSTRAINT "declines_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "ended_accesses" DROP CONSTRAINT "ended_accesses_pkey",
ADD CONSTRAINT "ended_accesses_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "event_dates" DROP CONSTRAINT "event_dates_pkey",
ADD CONSTRAINT "event_dates_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "event_messages" DROP CONSTRAINT "event_messages_pkey",
ADD CONSTRAINT "event_messages_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "event_places" DROP CONSTRAINT "event_places_pkey",
ADD CONSTRAINT "event_places_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "events" DROP CONSTRAINT "events_pkey",
ADD CONSTRAINT "events_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_pkey",
ADD CONSTRAINT "invitations_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "invitees" DROP CONSTRAINT "invitees_pkey",
ADD CONSTRAINT "invitees_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "joinings" DROP CONSTRAINT "joinings_pkey",
ADD CONSTRAINT "joinings_pkey" PRIMARY KEY ("organization_id", "token_hash");
ALTER TABLE "locations" DROP CONSTRAINT "locations_pkey",
ADD CONSTRAINT "locations_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "locators" DROP CONSTRAINT "locators_pkey",
ADD CONSTRAINT "locators_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "logins" DROP CONSTRAINT "logins_pkey",
ADD CONSTRAINT "logins_pkey" PRIMARY KEY ("organization_id", "user_id");
ALTER TABLE "mails" DROP CONSTRAINT "mails_pkey",
ADD CONSTRAINT "mails_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "push_messages" DROP CONSTRAINT "push_messages_pkey",
ADD CONSTRAINT "push_messages_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_pkey",
ADD CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_pkey",
ADD CONSTRAINT "reservations_pkey" PRIMARY KEY ("organization_id", "event_id", "host_id");
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey",
ADD CONSTRAINT "sessions_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "signup_links" DROP CONSTRAINT "signup_links_pkey",
ADD CONSTRAINT "signup_links_pkey" PRIMARY KEY ("organization_id", "token_hash");
ALTER TABLE "subcalendar_syncs" DROP CONSTRAINT "subcalendar_syncs_pkey",
ADD CONSTRAINT "subcalendar_syncs_pkey" PRIMARY KEY ("organization_id", "subcalendar_id");
ALTER TABLE "subcalendars" DROP CONSTRAINT "subcalendars_pkey",
ADD CONSTRAINT "subcalendars_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "team_admin_preferences" DROP CONSTRAINT "team_admin_preferences_pkey",
ADD CONSTRAINT "team_admin_preferences_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "team_members" DROP CONSTRAINT "team_members_pkey",
ADD CONSTRAINT "team_members_pkey" PRIMARY KEY ("organization_id", "team_id", "user_id");
ALTER TABLE "teams" DROP CONSTRAINT "teams_pkey",
ADD CONSTRAINT "teams_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "third_parties" DROP CONSTRAINT "third_parties_pkey",
ADD CONSTRAINT "third_parties_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_pkey",
ADD CONSTRAINT "user_preferences_pkey" PRIMARY KEY ("organization_id", "user_id");
ALTER TABLE "users" DROP CONSTRAINT "users_pkey",
ADD CONSTRAINT "users_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "votes" DROP CONSTRAINT "votes_pkey",
ADD CONSTRAINT "votes_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "webhook_attempts" DROP CONSTRAINT "webhook_attempts_pkey",
ADD CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("organization_id", "delivery_id", "number");
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_pkey",
ADD CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "webhook_secrets" DROP CONSTRAINT "webhook_secrets_pkey",
ADD CONSTRAINT "webhook_secrets_pkey" PRIMARY KEY ("organization_id", "id");
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_pkey",
ADD CONSTRAINT "webhooks_pkey" PRIMARY KEY ("organization_id", "id");

CREATE INDEX "address_confirmations_token_hash_idx" ON "address_confirmations"("token_hash");
CREATE INDEX "api_keys_hash_idx" ON "api_keys"("hash");
CREATE INDEX "appointment_types_organization_id_availability_id_idx" ON "appointment_types"("organization_id", "availability_id");
CREATE UNIQUE INDEX "appointment_types_organization_id_bookpage_id_handle_key" ON "appointment_types"("organization_id", "bookpage_id", "handle");
CREATE INDEX "availabilities_organization_id_user_id_created_at_id_idx" ON "availabilities"("organization_id", "user_id", "created_at", "id");
CREATE INDEX "bookpages_organization_id_user_id_created_at_idx" ON "bookpages"("organization_id", "user_id", "created_at");
CREATE INDEX "busy_periods_organization_id_user_id_idx" ON "busy_periods"("organization_id", "user_id");
CREATE INDEX "busy_periods_organization_id_subcalendar_id_object_key_idx" ON "busy_periods"("organization_id", "subcalendar_id", "object_key");
CREATE INDEX "calendar_entries_organization_id_subcalendar_id_idx" ON "calendar_entries"("organization_id", "subcalendar_id");
CREATE INDEX "calendar_entries_organization_id_user_id_idx" ON "calendar_entries"("organization_id", "user_id");
CREATE INDEX "calendar_feeds_secret_hash_idx" ON "calendar_feeds"("secret_hash");
CREATE UNIQUE INDEX "calendar_lists_organization_id_user_id_key" ON "calendar_lists"("organization_id", "user_id");
CREATE INDEX "calendar_watches_id_idx" ON "calendar_watches"("id");
CREATE UNIQUE INDEX "calendar_watches_organization_id_subcalendar_id_key" ON "calendar_watches"("organization_id", "subcalendar_id");
CREATE INDEX "calendars_organization_id_calendar_list_id_created_at_id_idx" ON "calendars"("organization_id", "calendar_list_id", "created_at", "id");
CREATE INDEX "calendars_organization_id_user_id_source_idx" ON "calendars"("organization_id", "user_id", "source");
CREATE UNIQUE INDEX "calendars_organization_id_calendar_list_id_source_source_id_key" ON "calendars"("organization_id", "calendar_list_id", "source", "source_id");
CREATE INDEX "declines_organization_id_invitee_id_idx" ON "declines"("organization_id", "invitee_id");
CREATE UNIQUE INDEX "declines_organization_id_event_id_invitee_id_key" ON "declines"("organization_id", "event_id", "invitee_id");
CREATE INDEX "event_dates_organization_id_event_id_position_idx" ON "event_dates"("organization_id", "event_id", "position");
CREATE INDEX "event_messages_organization_id_event_id_created_at_idx" ON "event_messages"("organization_id", "event_id", "created_at");
CREATE UNIQUE INDEX "event_messages_organization_id_event_id_mail_hash_key" ON "event_messages"("organization_id", "event_id", "mail_hash");
CREATE INDEX "event_places_organization_id_event_id_position_idx" ON "event_places"("organization_id", "event_id", "position");
CREATE INDEX "events_id_idx" ON "events"("id");
CREATE INDEX "invitations_token_hash_idx" ON "invitations"("token_hash");
CREATE UNIQUE INDEX "invitees_organization_id_key_hash_key" ON "invitees"("organization_id", "key_hash");
CREATE UNIQUE INDEX "invitees_organization_id_event_id_email_key" ON "invitees"("organization_id", "event_id", "email");
CREATE INDEX "joinings_organization_id_invitation_id_idx" ON "joinings"("organization_id", "invitation_id");
CREATE INDEX "joinings_token_hash_idx" ON "joinings"("token_hash");
CREATE INDEX "locations_organization_id_locator_id_name_id_idx" ON "locations"("organization_id", "locator_id", "name" COLLATE "und-x-icu", "id");
CREATE INDEX "locations_organization_id_locator_id_postcode_idx" ON "locations"("organization_id", "locator_id", "postcode");
CREATE INDEX "locations_organization_id_locator_id_id_idx" ON "locations"("organization_id", "locator_id", "id" DESC);
CREATE INDEX "locations_organization_id_locator_id_updated_at_idx" ON "locations"("organization_id", "locator_id", "updated_at");
CREATE UNIQUE INDEX "locations_organization_id_locator_id_extid_key" ON "locations"("organization_id", "locator_id", "extid");
CREATE UNIQUE INDEX "mails_organization_id_key_key" ON "mails"("organization_id", "key");
CREATE UNIQUE INDEX "push_messages_organization_id_subscription_id_key_key" ON "push_messages"("organization_id", "subscription_id", "key");
CREATE INDEX "push_subscriptions_organization_id_session_id_idx" ON "push_subscriptions"("organization_id", "session_id");
CREATE UNIQUE INDEX "push_subscriptions_organization_id_user_id_endpoint_hash_key" ON "push_subscriptions"("organization_id", "user_id", "endpoint_hash");
CREATE INDEX "reservations_organization_id_host_id_ends_at_starts_at_even_idx" ON "reservations"("organization_id", "host_id", "ends_at", "starts_at", "event_id", "expires_at");
CREATE INDEX "sessions_organization_id_user_id_idx" ON "sessions"("organization_id", "user_id");
CREATE INDEX "sessions_token_hash_idx" ON "sessions"("token_hash");
CREATE INDEX "signup_links_organization_id_user_id_idx" ON "signup_links"("organization_id", "user_id");
CREATE INDEX "signup_links_token_hash_idx" ON "signup_links"("token_hash");
CREATE UNIQUE INDEX "subcalendars_organization_id_calendar_id_source_id_key" ON "subcalendars"("organization_id", "calendar_id", "source_id");
CREATE UNIQUE INDEX "team_admin_preferences_organization_id_team_id_key" ON "team_admin_preferences"("organization_id", "team_id");
CREATE INDEX "team_members_organization_id_user_id_idx" ON "team_members"("organization_id", "user_id");
CREATE INDEX "third_parties_secret_hash_idx" ON "third_parties"("secret_hash");
CREATE INDEX "votes_organization_id_event_id_idx" ON "votes"("organization_id", "event_id");
CREATE INDEX "votes_organization_id_date_id_idx" ON "votes"("organization_id", "date_id");
CREATE INDEX "votes_organization_id_place_id_idx" ON "votes"("organization_id", "place_id");
CREATE UNIQUE INDEX "votes_organization_id_invitee_id_date_id_key" ON "votes"("organization_id", "invitee_id", "date_id");
CREATE UNIQUE INDEX "votes_organization_id_invitee_id_place_id_key" ON "votes"("organization_id", "invitee_id", "place_id");
CREATE INDEX "webhook_deliveries_organization_id_webhook_id_id_idx" ON "webhook_deliveries"("organization_id", "webhook_id", "id" DESC);
CREATE INDEX "webhook_deliveries_organization_id_webhook_id_state_id_idx" ON "webhook_deliveries"("organization_id", "webhook_id", "state", "id" DESC);
CREATE INDEX "webhook_secrets_organization_id_webhook_id_idx" ON "webhook_secrets"("organization_id", "webhook_id");

-- What the schema cannot say.
ALTER TABLE "reservations" DROP CONSTRAINT "reservations_exclusive_excl";
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_exclusive_excl"
  EXCLUDE USING gist ("organization_id" WITH =, "host_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("exclusive");
DROP INDEX "reservations_expiring";
CREATE INDEX "reservations_expiring" ON "reservations"("organization_id", "host_id") WHERE "expires_at" IS NOT NULL;
DROP INDEX "bookpages_primary_key";
CREATE UNIQUE INDEX "bookpages_primary_key" ON "bookpages"("organization_id", "user_id") WHERE NOT "secondary";
DROP INDEX "calendars_primary_key";
CREATE UNIQUE INDEX "calendars_primary_key" ON "calendars"("organization_id", "calendar_list_id") WHERE "primary";
DROP INDEX "busy_periods_taken";
CREATE INDEX "busy_periods_taken" ON "busy_periods"("organization_id", "user_id", "ends_at", "starts_at", "all_day") WHERE "counts";
DROP INDEX "locations_address_idx";
CREATE INDEX "locations_address_idx" ON "locations"("organization_id", "locator_id", md5(lower("address")));
DROP INDEX "locations_nearest_idx";
CREATE INDEX "locations_nearest_idx" ON "locations" USING gist ("organization_id", "locator_id", (cube(ARRAY[
  cosd("latitude") * cosd("longitude"), cosd("latitude") * sind("longitude"), sind("latitude")])));

-- Foreign keys look these up; lists do, too.
DROP INDEX "events_appointment_type_id_idx";
CREATE INDEX "events_appointment_type_id_idx" ON "events"("organization_id", "appointment_type_id") WHERE "appointment_type_id" IS NOT NULL;
DROP INDEX "events_bookpage_idx";
CREATE INDEX "events_bookpage_idx" ON "events"("organization_id", "bookpage_id", "id" DESC) WHERE "bookpage_id" IS NOT NULL;
-- Others begin with the same columns.
DROP INDEX "events_bookpage_id_idx";
DROP INDEX "events_created_by_user_id_idx";
DROP INDEX "invitees_user_id_idx";

ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "bookpages" ADD CONSTRAINT "bookpages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "bookpages" ADD CONSTRAINT "bookpages_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_organization_id_bookpage_id_fkey" FOREIGN KEY ("organization_id", "bookpage_id") REFERENCES "bookpages"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_organization_id_availability_id_fkey" FOREIGN KEY ("organization_id", "availability_id") REFERENCES "availabilities"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "calendar_lists" ADD CONSTRAINT "calendar_lists_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_lists" ADD CONSTRAINT "calendar_lists_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_organization_id_calendar_list_id_fkey" FOREIGN KEY ("organization_id", "calendar_list_id") REFERENCES "calendar_lists"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "subcalendars" ADD CONSTRAINT "subcalendars_organization_id_calendar_id_fkey" FOREIGN KEY ("organization_id", "calendar_id") REFERENCES "calendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_syncs" ADD CONSTRAINT "calendar_syncs_organization_id_calendar_id_fkey" FOREIGN KEY ("organization_id", "calendar_id") REFERENCES "calendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "subcalendar_syncs" ADD CONSTRAINT "subcalendar_syncs_organization_id_subcalendar_id_fkey" FOREIGN KEY ("organization_id", "subcalendar_id") REFERENCES "subcalendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "busy_periods" ADD CONSTRAINT "busy_periods_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "busy_periods" ADD CONSTRAINT "busy_periods_organization_id_subcalendar_id_fkey" FOREIGN KEY ("organization_id", "subcalendar_id") REFERENCES "subcalendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_organization_id_subcalendar_id_fkey" FOREIGN KEY ("organization_id", "subcalendar_id") REFERENCES "subcalendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_watches" ADD CONSTRAINT "calendar_watches_organization_id_subcalendar_id_fkey" FOREIGN KEY ("organization_id", "subcalendar_id") REFERENCES "subcalendars"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "ended_accesses" ADD CONSTRAINT "ended_accesses_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_created_by_user_id_fkey" FOREIGN KEY ("organization_id", "created_by_user_id") REFERENCES "users"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_bookpage_id_fkey" FOREIGN KEY ("organization_id", "bookpage_id") REFERENCES "bookpages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_appointment_type_id_fkey" FOREIGN KEY ("organization_id", "appointment_type_id") REFERENCES "appointment_types"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_third_party_app_fkey" FOREIGN KEY ("organization_id", "third_party_app") REFERENCES "third_parties"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "event_places" ADD CONSTRAINT "event_places_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "invitees" ADD CONSTRAINT "invitees_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "invitees" ADD CONSTRAINT "invitees_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;
ALTER TABLE "votes" ADD CONSTRAINT "votes_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "votes" ADD CONSTRAINT "votes_organization_id_invitee_id_fkey" FOREIGN KEY ("organization_id", "invitee_id") REFERENCES "invitees"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "votes" ADD CONSTRAINT "votes_organization_id_date_id_fkey" FOREIGN KEY ("organization_id", "date_id") REFERENCES "event_dates"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "votes" ADD CONSTRAINT "votes_organization_id_place_id_fkey" FOREIGN KEY ("organization_id", "place_id") REFERENCES "event_places"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "declines" ADD CONSTRAINT "declines_organization_id_event_id_fkey" FOREIGN KEY ("organization_id", "event_id") REFERENCES "events"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "declines" ADD CONSTRAINT "declines_organization_id_invitee_id_fkey" FOREIGN KEY ("organization_id", "invitee_id") REFERENCES "invitees"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_organization_id_host_id_fkey" FOREIGN KEY ("organization_id", "host_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "address_confirmations" ADD CONSTRAINT "address_confirmations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "locators" ADD CONSTRAINT "locators_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "locations" ADD CONSTRAINT "locations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "locations" ADD CONSTRAINT "locations_organization_id_locator_id_fkey" FOREIGN KEY ("organization_id", "locator_id") REFERENCES "locators"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "mails" ADD CONSTRAINT "mails_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "mail_counts" ADD CONSTRAINT "mail_counts_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "team_admin_preferences" ADD CONSTRAINT "team_admin_preferences_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "team_admin_preferences" ADD CONSTRAINT "team_admin_preferences_organization_id_team_id_fkey" FOREIGN KEY ("organization_id", "team_id") REFERENCES "teams"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_organization_id_session_id_fkey" FOREIGN KEY ("organization_id", "session_id") REFERENCES "sessions"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_organization_id_subscription_id_fkey" FOREIGN KEY ("organization_id", "subscription_id") REFERENCES "push_subscriptions"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "third_parties" ADD CONSTRAINT "third_parties_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "logins" ADD CONSTRAINT "logins_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "logins" ADD CONSTRAINT "logins_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "signup_links" ADD CONSTRAINT "signup_links_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "teams" ADD CONSTRAINT "teams_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_organization_id_team_id_fkey" FOREIGN KEY ("organization_id", "team_id") REFERENCES "teams"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_organization_id_user_id_fkey" FOREIGN KEY ("organization_id", "user_id") REFERENCES "users"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "joinings" ADD CONSTRAINT "joinings_organization_id_invitation_id_fkey" FOREIGN KEY ("organization_id", "invitation_id") REFERENCES "invitations"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "webhook_secrets" ADD CONSTRAINT "webhook_secrets_organization_id_webhook_id_fkey" FOREIGN KEY ("organization_id", "webhook_id") REFERENCES "webhooks"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_webhook_id_fkey" FOREIGN KEY ("organization_id", "webhook_id") REFERENCES "webhooks"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_organization_id_delivery_id_fkey" FOREIGN KEY ("organization_id", "delivery_id") REFERENCES "webhook_deliveries"("organization_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- Triggers find the rows of an event, and of a subcalendar, by the whole key.
DROP FUNCTION event_end(TEXT, TEXT);
CREATE FUNCTION event_end("organization" TEXT, "event" TEXT, "confirmed_date" TEXT) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS $$
  SELECT COALESCE(
    (SELECT d."ends_at" FROM "event_dates" d
      WHERE d."organization_id" = "organization" AND d."id" = "confirmed_date" AND d."event_id" = "event"),
    (SELECT max(d."ends_at") FROM "event_dates" d
      WHERE d."organization_id" = "organization" AND d."event_id" = "event"))
$$;

CREATE OR REPLACE FUNCTION keep_event_end() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."ends_at" := event_end(NEW."organization_id", NEW."id", CASE WHEN NEW."confirmed_flag" THEN NEW."confirmed_date_id" END);
  NEW."starts_at" := (SELECT d."starts_at" FROM "event_dates" d
                       WHERE NEW."confirmed_flag" AND d."organization_id" = NEW."organization_id"
                         AND d."id" = NEW."confirmed_date_id" AND d."event_id" = NEW."id");
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_end_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "events" e SET "ends_at" = n."ends_at", "starts_at" = n."starts_at"
    FROM (SELECT o."organization_id", o."id", COALESCE(
                   max(d."ends_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id"),
                   max(d."ends_at")) AS "ends_at",
                 max(d."starts_at") FILTER (WHERE o."confirmed_flag" AND d."id" = o."confirmed_date_id") AS "starts_at"
            FROM "events" o
            LEFT JOIN "event_dates" d ON d."organization_id" = o."organization_id" AND d."event_id" = o."id"
           WHERE (o."organization_id", o."id") IN (SELECT c."organization_id", c."event_id" FROM "changed" c)
           GROUP BY o."organization_id", o."id") n
   WHERE e."organization_id" = n."organization_id" AND e."id" = n."id"
     AND (e."ends_at" IS DISTINCT FROM n."ends_at" OR e."starts_at" IS DISTINCT FROM n."starts_at");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION free_time_of_events() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "reservations" WHERE ("organization_id", "event_id") IN (SELECT "organization_id", "id" FROM "gone");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION follow_busy() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE busy_periods SET counts = NEW.busy WHERE organization_id = NEW.organization_id AND subcalendar_id = NEW.id;
  RETURN NULL;
END $$;

-- What goes with its owner is not told of by itself.
DROP FUNCTION audit_organization(TEXT, TEXT);
CREATE FUNCTION audit_owner_exists("owner" TEXT, "organization" TEXT, "owner_id" TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE AS $$
  SELECT CASE "owner"
    WHEN 'users' THEN EXISTS (SELECT FROM "users" WHERE "organization_id" = "organization" AND "id" = "owner_id")
    WHEN 'teams' THEN EXISTS (SELECT FROM "teams" WHERE "organization_id" = "organization" AND "id" = "owner_id")
    WHEN 'events' THEN EXISTS (SELECT FROM "events" WHERE "organization_id" = "organization" AND "id" = "owner_id")
    WHEN 'calendars' THEN EXISTS (SELECT FROM "calendars" WHERE "organization_id" = "organization" AND "id" = "owner_id")
    WHEN 'webhooks' THEN EXISTS (SELECT FROM "webhooks" WHERE "organization_id" = "organization" AND "id" = "owner_id")
    ELSE true
  END
$$;

CREATE OR REPLACE FUNCTION write_audit_entries("operation" TEXT, "settings" TEXT[], "befores" JSONB[], "afters" JSONB[])
RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
  "kind" CONSTANT TEXT := "settings"[1];
  "id_column" CONSTANT TEXT := "settings"[3];
  "owner" CONSTANT TEXT := "settings"[4];
  "owner_column" CONSTANT TEXT := "settings"[5];
  -- Every row names its organisation; an organisation is its own.
  "tenant" CONSTANT TEXT := CASE WHEN "settings"[1] = 'organization' THEN 'id' ELSE 'organization_id' END;
  "part" CONSTANT TEXT := "settings"[6];
  "hidden" CONSTANT TEXT[] := "settings"[7]::TEXT[];
  "masked" CONSTANT TEXT := "settings"[8];
  "actor" CONSTANT TEXT := COALESCE(current_setting('bookpage.actor', true), '');
  "origin" CONSTANT TEXT := COALESCE(current_setting('bookpage.origin', true), '');
  "at" CONSTANT TIMESTAMPTZ := date_trunc('milliseconds', clock_timestamp());
BEGIN
  INSERT INTO "audit_entries" ("id", "organization_id", "actor_kind", "actor_id", "request_id",
                               "address", "device", "action", "resource", "resource_id", "changes", "created_at")
  SELECT audit_entry_id("at"), o."id",
         COALESCE(NULLIF(split_part("actor", '/', 1), ''), 'system'),
         NULLIF(split_part("actor", '/', 2), ''), NULLIF(split_part("actor", '/', 3), ''),
         NULLIF(split_part("origin", ' ', 1), ''), NULLIF(substring("origin" FROM ' (.*)$'), ''),
         CASE WHEN "part" <> '' THEN 'update' WHEN "operation" = 'INSERT' THEN 'create' ELSE lower("operation") END,
         "kind", e."id", e."changes", "at"
    FROM (
      -- A row of its own: the fields that differ.
      SELECT COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
             COALESCE(u.a ->> "tenant", u.b ->> "tenant") AS "organization",
             COALESCE(u.a ->> "owner_column", u.b ->> "owner_column") AS "owner_id", c."changes"
        FROM unnest("befores", "afters") AS u(b, a)
        CROSS JOIN LATERAL (
          SELECT jsonb_object_agg(COALESCE(b."key", a."key"), CASE WHEN COALESCE(b."key", a."key") = "masked"
                   THEN '{"before": null, "after": "hidden"}'
                   ELSE jsonb_build_object('before', b."value", 'after', a."value") END) AS "changes"
            FROM jsonb_each(u.b - "hidden") b FULL JOIN jsonb_each(u.a - "hidden") a ON a."key" = b."key"
           WHERE COALESCE(b."value", 'null') <> COALESCE(a."value", 'null')) c
       WHERE "part" = '' AND (c."changes" IS NOT NULL OR "operation" <> 'UPDATE')
      UNION ALL
      -- Rows that are part of something: its list of them, as far as it differs.
      SELECT p."id", p."organization", p."id", jsonb_build_object("part", jsonb_build_object(
               'before', COALESCE(jsonb_agg(p.b) FILTER (WHERE p.b <> '{}'), '[]'),
               'after', COALESCE(jsonb_agg(p.a) FILTER (WHERE p.a <> '{}'), '[]')))
        FROM (
          SELECT COALESCE(u.a ->> "id_column", u.b ->> "id_column") AS "id",
                 COALESCE(u.a ->> "tenant", u.b ->> "tenant") AS "organization",
                 u.b - "hidden" - "masked" AS b,
                 u.a - "hidden" - "masked" || CASE WHEN u.a -> "masked" <> COALESCE(u.b -> "masked", 'null')
                   THEN jsonb_build_object(replace("masked", '_hash', ''), 'hidden') ELSE '{}' END AS a
            FROM unnest("befores", "afters") AS u(b, a)
           WHERE "part" <> '' AND u.b - "hidden" <> u.a - "hidden") p
       GROUP BY p."organization", p."id"
    ) e
    -- With an organisation that is being deleted go its entries.
    JOIN "organizations" o ON o."id" = e."organization"
   WHERE audit_owner_exists("owner", e."organization", e."owner_id");
END $$;
