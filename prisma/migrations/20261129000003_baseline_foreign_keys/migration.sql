-- Foreign keys.

-- audit

ALTER TABLE audit_entries
    ADD CONSTRAINT audit_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- bookpages

ALTER TABLE availabilities
    ADD CONSTRAINT availabilities_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT availabilities_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE absences
    ADD CONSTRAINT absences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT absences_organization_id_instead_user_id_fkey FOREIGN KEY (organization_id, instead_user_id) REFERENCES users(organization_id, id),
    ADD CONSTRAINT absences_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE bookpages
    ADD CONSTRAINT bookpages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT bookpages_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT bookpages_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES page_templates(organization_id, id),
    ADD CONSTRAINT bookpages_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE appointment_types
    ADD CONSTRAINT appointment_types_organization_id_availability_id_fkey FOREIGN KEY (organization_id, availability_id) REFERENCES availabilities(organization_id, id),
    ADD CONSTRAINT appointment_types_organization_id_bookpage_id_fkey FOREIGN KEY (organization_id, bookpage_id) REFERENCES bookpages(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT appointment_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT appointment_types_organization_id_template_type_id_fkey FOREIGN KEY (organization_id, template_type_id) REFERENCES page_template_types(organization_id, id);

ALTER TABLE page_templates
    ADD CONSTRAINT page_templates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE page_template_types
    ADD CONSTRAINT page_template_types_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT page_template_types_organization_id_template_id_fkey FOREIGN KEY (organization_id, template_id) REFERENCES page_templates(organization_id, id) ON DELETE CASCADE;

ALTER TABLE links
    ADD CONSTRAINT links_organization_id_appointment_type_id_fkey FOREIGN KEY (organization_id, appointment_type_id) REFERENCES appointment_types(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT links_organization_id_bookpage_id_fkey FOREIGN KEY (organization_id, bookpage_id) REFERENCES bookpages(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE waiting_entries
    ADD CONSTRAINT waiting_entries_organization_id_appointment_type_id_fkey FOREIGN KEY (organization_id, appointment_type_id) REFERENCES appointment_types(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT waiting_entries_organization_id_bookpage_id_fkey FOREIGN KEY (organization_id, bookpage_id) REFERENCES bookpages(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT waiting_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE page_views
    ADD CONSTRAINT page_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- calendars

ALTER TABLE calendar_lists
    ADD CONSTRAINT calendar_lists_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_lists_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE calendars
    ADD CONSTRAINT calendars_organization_id_calendar_list_id_fkey FOREIGN KEY (organization_id, calendar_list_id) REFERENCES calendar_lists(organization_id, id) ON DELETE CASCADE;

ALTER TABLE subcalendars
    ADD CONSTRAINT subcalendars_organization_id_calendar_id_fkey FOREIGN KEY (organization_id, calendar_id) REFERENCES calendars(organization_id, id) ON DELETE CASCADE;

ALTER TABLE calendar_syncs
    ADD CONSTRAINT calendar_syncs_organization_id_calendar_id_fkey FOREIGN KEY (organization_id, calendar_id) REFERENCES calendars(organization_id, id) ON DELETE CASCADE;

ALTER TABLE subcalendar_syncs
    ADD CONSTRAINT subcalendar_syncs_organization_id_subcalendar_id_fkey FOREIGN KEY (organization_id, subcalendar_id) REFERENCES subcalendars(organization_id, id) ON DELETE CASCADE;

ALTER TABLE busy_periods
    ADD CONSTRAINT busy_periods_organization_id_subcalendar_id_fkey FOREIGN KEY (organization_id, subcalendar_id) REFERENCES subcalendars(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT busy_periods_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE calendar_entries
    ADD CONSTRAINT calendar_entries_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_entries_organization_id_subcalendar_id_fkey FOREIGN KEY (organization_id, subcalendar_id) REFERENCES subcalendars(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_entries_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE calendar_changes
    ADD CONSTRAINT calendar_changes_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_changes_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE calendar_watches
    ADD CONSTRAINT calendar_watches_organization_id_subcalendar_id_fkey FOREIGN KEY (organization_id, subcalendar_id) REFERENCES subcalendars(organization_id, id) ON DELETE CASCADE;

ALTER TABLE ended_accesses
    ADD CONSTRAINT ended_accesses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE calendar_connections
    ADD CONSTRAINT calendar_connections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE calendar_connection_people
    ADD CONSTRAINT calendar_connection_people_organization_id_connection_id_fkey FOREIGN KEY (organization_id, connection_id) REFERENCES calendar_connections(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_connection_people_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

-- conferences

ALTER TABLE video_accounts
    ADD CONSTRAINT video_accounts_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE conferences
    ADD CONSTRAINT conferences_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT conferences_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

-- deletions

ALTER TABLE deletions
    ADD CONSTRAINT deletions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE removals
    ADD CONSTRAINT removals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE removed_rows
    ADD CONSTRAINT removed_rows_organization_id_removal_id_fkey FOREIGN KEY (organization_id, removal_id) REFERENCES removals(organization_id, id) ON DELETE CASCADE;

-- directory

ALTER TABLE former_names
    ADD CONSTRAINT former_names_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- domains

ALTER TABLE page_domains
    ADD CONSTRAINT page_domains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- events

ALTER TABLE events
    ADD CONSTRAINT events_organization_id_appointment_type_id_fkey FOREIGN KEY (organization_id, appointment_type_id) REFERENCES appointment_types(organization_id, id),
    ADD CONSTRAINT events_organization_id_bookpage_id_fkey FOREIGN KEY (organization_id, bookpage_id) REFERENCES bookpages(organization_id, id),
    ADD CONSTRAINT events_organization_id_created_by_user_id_fkey FOREIGN KEY (organization_id, created_by_user_id) REFERENCES users(organization_id, id),
    ADD CONSTRAINT events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT events_organization_id_room_id_fkey FOREIGN KEY (organization_id, room_id) REFERENCES users(organization_id, id),
    ADD CONSTRAINT events_organization_id_third_party_app_fkey FOREIGN KEY (organization_id, third_party_app) REFERENCES third_parties(organization_id, id);

ALTER TABLE event_dates
    ADD CONSTRAINT event_dates_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE;

ALTER TABLE event_places
    ADD CONSTRAINT event_places_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE;

ALTER TABLE invitees
    ADD CONSTRAINT invitees_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT invitees_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT invitees_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id);

ALTER TABLE votes
    ADD CONSTRAINT votes_organization_id_date_id_fkey FOREIGN KEY (organization_id, date_id) REFERENCES event_dates(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT votes_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT votes_organization_id_invitee_id_fkey FOREIGN KEY (organization_id, invitee_id) REFERENCES invitees(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT votes_organization_id_place_id_fkey FOREIGN KEY (organization_id, place_id) REFERENCES event_places(organization_id, id) ON DELETE CASCADE;

ALTER TABLE event_messages
    ADD CONSTRAINT event_messages_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE;

ALTER TABLE declines
    ADD CONSTRAINT declines_organization_id_event_id_fkey FOREIGN KEY (organization_id, event_id) REFERENCES events(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT declines_organization_id_invitee_id_fkey FOREIGN KEY (organization_id, invitee_id) REFERENCES invitees(organization_id, id) ON DELETE CASCADE;

ALTER TABLE reservations
    ADD CONSTRAINT reservations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT reservations_organization_id_host_id_fkey FOREIGN KEY (organization_id, host_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

-- feeds

ALTER TABLE calendar_feeds
    ADD CONSTRAINT calendar_feeds_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_feeds_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

-- files

ALTER TABLE files
    ADD CONSTRAINT files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- forms

ALTER TABLE address_confirmations
    ADD CONSTRAINT address_confirmations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- locators

ALTER TABLE locators
    ADD CONSTRAINT locators_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE locations
    ADD CONSTRAINT locations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT locations_organization_id_locator_id_fkey FOREIGN KEY (organization_id, locator_id) REFERENCES locators(organization_id, id) ON DELETE CASCADE;

-- mails

ALTER TABLE mails
    ADD CONSTRAINT mails_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE mail_counts
    ADD CONSTRAINT mail_counts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- organizations

ALTER TABLE api_keys
    ADD CONSTRAINT api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE idempotency_keys
    ADD CONSTRAINT idempotency_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- preferences

ALTER TABLE user_preferences
    ADD CONSTRAINT user_preferences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT user_preferences_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE team_admin_preferences
    ADD CONSTRAINT team_admin_preferences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT team_admin_preferences_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE;

-- provisioning

ALTER TABLE provisioned_users
    ADD CONSTRAINT provisioned_users_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE provisioned_teams
    ADD CONSTRAINT provisioned_teams_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE;

ALTER TABLE provisioning_states
    ADD CONSTRAINT provisioning_states_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- push

ALTER TABLE push_subscriptions
    ADD CONSTRAINT push_subscriptions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT push_subscriptions_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT push_subscriptions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE push_messages
    ADD CONSTRAINT push_messages_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT push_messages_organization_id_subscription_id_fkey FOREIGN KEY (organization_id, subscription_id) REFERENCES push_subscriptions(organization_id, id) ON DELETE CASCADE;

-- routing-forms

ALTER TABLE forms
    ADD CONSTRAINT forms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE form_responses
    ADD CONSTRAINT form_responses_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT form_responses_organization_id_form_id_fkey FOREIGN KEY (organization_id, form_id) REFERENCES forms(organization_id, id) ON DELETE CASCADE;

-- sign-in

ALTER TABLE sign_in_settings
    ADD CONSTRAINT sign_in_settings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE saml_requests
    ADD CONSTRAINT saml_requests_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE sign_in_domains
    ADD CONSTRAINT sign_in_domains_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE identities
    ADD CONSTRAINT identities_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE authenticators
    ADD CONSTRAINT authenticators_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE passkeys
    ADD CONSTRAINT passkeys_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE recovery_codes
    ADD CONSTRAINT recovery_codes_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE spent_challenges
    ADD CONSTRAINT spent_challenges_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- test-mode

ALTER TABLE test_clocks
    ADD CONSTRAINT test_clocks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE test_jobs
    ADD CONSTRAINT test_jobs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- third-parties

ALTER TABLE third_parties
    ADD CONSTRAINT third_parties_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- tokens

ALTER TABLE personal_tokens
    ADD CONSTRAINT personal_tokens_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE oauth_apps
    ADD CONSTRAINT oauth_apps_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE oauth_grants
    ADD CONSTRAINT oauth_grants_organization_id_app_id_fkey FOREIGN KEY (organization_id, app_id) REFERENCES oauth_apps(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT oauth_grants_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE oauth_tokens
    ADD CONSTRAINT oauth_tokens_organization_id_grant_id_fkey FOREIGN KEY (organization_id, grant_id) REFERENCES oauth_grants(organization_id, id) ON DELETE CASCADE;

-- users

ALTER TABLE users
    ADD CONSTRAINT users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE logins
    ADD CONSTRAINT logins_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE,
    ADD CONSTRAINT logins_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE sessions
    ADD CONSTRAINT sessions_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE seeing_as
    ADD CONSTRAINT seeing_as_organization_id_session_id_fkey FOREIGN KEY (organization_id, session_id) REFERENCES sessions(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT seeing_as_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE last_visits
    ADD CONSTRAINT last_visits_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE signup_links
    ADD CONSTRAINT signup_links_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE teams
    ADD CONSTRAINT teams_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE team_members
    ADD CONSTRAINT team_members_organization_id_team_id_fkey FOREIGN KEY (organization_id, team_id) REFERENCES teams(organization_id, id) ON DELETE CASCADE,
    ADD CONSTRAINT team_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES users(organization_id, id) ON DELETE CASCADE;

ALTER TABLE invitations
    ADD CONSTRAINT invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE joinings
    ADD CONSTRAINT joinings_organization_id_invitation_id_fkey FOREIGN KEY (organization_id, invitation_id) REFERENCES invitations(organization_id, id) ON DELETE CASCADE;

ALTER TABLE offboardings
    ADD CONSTRAINT offboardings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

-- webhooks

ALTER TABLE webhooks
    ADD CONSTRAINT webhooks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;

ALTER TABLE webhook_secrets
    ADD CONSTRAINT webhook_secrets_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhooks(organization_id, id) ON DELETE CASCADE;

ALTER TABLE webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_organization_id_webhook_id_fkey FOREIGN KEY (organization_id, webhook_id) REFERENCES webhooks(organization_id, id) ON DELETE CASCADE;

ALTER TABLE webhook_attempts
    ADD CONSTRAINT webhook_attempts_organization_id_delivery_id_fkey FOREIGN KEY (organization_id, delivery_id) REFERENCES webhook_deliveries(organization_id, id) ON DELETE CASCADE;

